-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."member" = 'bob'::text)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 7
WHERE ("t0"."member" = 'bob'::text) AND (
  SELECT count(*)
  FROM o
) >= 0;
