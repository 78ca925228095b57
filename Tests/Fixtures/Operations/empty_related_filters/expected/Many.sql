-- session pool
WITH o AS (
  SELECT
  FROM "public"."item" AS "t0"
  WHERE TRUE
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."item" AS "t0"
SET "done" = TRUE
WHERE TRUE AND (
  SELECT count(*)
  FROM o
) >= 0;
