-- session pool
WITH o AS (
  SELECT
  FROM "public"."review" AS "t0"
  WHERE EXISTS (
    SELECT
    FROM "public"."movie" AS "t1"
    WHERE "t1"."id" = "t0"."movie_id" AND "t1"."id" = $1::text
  )
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."review" AS "t0"
WHERE EXISTS (
  SELECT
  FROM "public"."movie" AS "t1"
  WHERE "t1"."id" = "t0"."movie_id" AND "t1"."id" = $1::text
) AND (
  SELECT count(*)
  FROM o
) >= 0;
