-- session pool
WITH o AS (
  SELECT
  FROM "public"."bag" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."bag" AS "t0"
SET "texts" = array_cat(ARRAY[$1::text, 'p'::text]::text[], "t0"."texts")
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
