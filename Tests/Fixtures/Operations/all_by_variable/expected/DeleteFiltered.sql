-- call 6
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."review" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."review" AS "t0"
USING o
WHERE "t0"."id" = "o"."id";
