-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = 'all'::text
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
