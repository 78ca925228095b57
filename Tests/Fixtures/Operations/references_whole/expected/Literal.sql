-- call 4
-- session pool
WITH o AS (
  SELECT
  FROM "public"."show" AS "t0"
  WHERE "t0"."id" = 1
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."show" AS "t0"
SET "hall_house" = $1::text, "hall_number" = $2::integer
WHERE "t0"."id" = 1 AND (
  SELECT count(*)
  FROM o
) >= 0;
