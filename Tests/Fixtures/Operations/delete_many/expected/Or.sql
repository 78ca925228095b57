-- call 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = $1::text OR "t0"."id" = $2::text)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = $1::text OR "t0"."id" = $2::text) AND (
  SELECT count(*)
  FROM o
) >= 0;
