-- session pool
WITH o AS (
  SELECT
  FROM "public"."book" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."book" AS "t0"
SET "pages" = $1::integer
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
