-- session pool
DELETE FROM "public"."review" AS "t0"
WHERE EXISTS (
  SELECT
  FROM "public"."movie" AS "t1"
  WHERE "t1"."id" = "t0"."movie_id" AND "t1"."id" = $1::text
);
