-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE "t0"."id" = $1::text
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "year" = 2000
WHERE "t0"."id" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
