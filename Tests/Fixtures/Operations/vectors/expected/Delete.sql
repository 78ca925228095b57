-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."doc" AS "t0"
  WHERE "t0"."v" = $1::vector
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."doc" AS "t0"
WHERE "t0"."v" = $1::vector AND (
  SELECT count(*)
  FROM o
) >= 0;
