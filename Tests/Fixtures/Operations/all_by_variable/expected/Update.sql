-- call 1, 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."review" AS "t0"
  WHERE "t0"."id" = $1::integer
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."review" AS "t0"
SET "stars" = 9
WHERE "t0"."id" = $1::integer AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 5
-- session pool
WITH o AS (
  SELECT
  FROM "public"."review" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."review" AS "t0"
SET "stars" = 9
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
