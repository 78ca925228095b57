-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = ANY ($1::text[]) AND "t0"."year" < $2::integer)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = ANY ($1::text[]) AND "t0"."year" < $2::integer) AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = ANY ($1::text[]))
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = ANY ($1::text[])) AND (
  SELECT count(*)
  FROM o
) >= 0;
