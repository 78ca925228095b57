-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE NOT ("t0"."id" = ANY ($1::text[]))
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 6
WHERE NOT ("t0"."id" = ANY ($1::text[])) AND (
  SELECT count(*)
  FROM o
) >= 0;
