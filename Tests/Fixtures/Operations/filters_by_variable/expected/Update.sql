-- call 3
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE "t0"."id" = $1::text
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "year" = 2000
FROM o
WHERE "t0"."id" = "o"."id";
