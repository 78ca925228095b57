-- call 2
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = $1::text OR "t0"."id" = $2::text)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
USING o
WHERE "t0"."id" = "o"."id";
