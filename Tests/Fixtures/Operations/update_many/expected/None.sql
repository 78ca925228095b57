-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE "t0"."id" = 'x'::text
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "year" = 1
WHERE "t0"."id" = 'x'::text AND (
  SELECT count(*)
  FROM o
) >= 0;
