-- call 1, 5
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE "t0"."year" >= $1::integer
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = $2::text
WHERE "t0"."year" >= $1::integer AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- session pool
SELECT 1
FROM "public"."movie" AS "t0"
WHERE "t0"."year" >= $1::integer;

-- call 4
-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE FALSE
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = $1::text
WHERE FALSE AND (
  SELECT count(*)
  FROM o
) >= 0;
