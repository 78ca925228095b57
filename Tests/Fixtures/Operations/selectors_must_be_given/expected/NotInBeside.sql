-- call 1, 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."member" = 'ann'::text)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 5
WHERE ("t0"."member" = 'ann'::text) AND (
  SELECT count(*)
  FROM o
) >= 0;
