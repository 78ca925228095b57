-- call 1, 5
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE "t0"."year" >= $1::integer
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = $2::text
FROM o
WHERE "t0"."id" = "o"."id";

-- call 2
-- session pool
SELECT 1
FROM "public"."movie" AS "t0"
WHERE "t0"."year" >= $1::integer;

-- call 4
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE FALSE
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = $1::text
FROM o
WHERE "t0"."id" = "o"."id";
