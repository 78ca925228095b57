-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
