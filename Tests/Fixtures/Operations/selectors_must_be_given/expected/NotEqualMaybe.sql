-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE "t0"."book" IS NOT NULL
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 8
WHERE "t0"."book" IS NOT NULL AND (
  SELECT count(*)
  FROM o
) >= 0;
