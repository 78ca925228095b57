-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."bag" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."bag" AS "t0"
SET "texts" = array_cat("t0"."texts", $1::text[]), "short" = array_cat("t0"."short"::text[], ARRAY['q'::text]::text[])
WHERE (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."bag" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."bag" AS "t0"
SET "short" = array_cat("t0"."short"::text[], ARRAY['q'::text]::text[])
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
