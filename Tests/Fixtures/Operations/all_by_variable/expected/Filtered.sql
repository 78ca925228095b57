-- call 5, 6
-- session pool
WITH o AS (
  SELECT
  FROM "public"."review" AS "t0"
  WHERE "t0"."id" = $1::integer
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."review" AS "t0"
SET "stars" = 8
WHERE "t0"."id" = $1::integer AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 7, 8
-- session pool
WITH o AS (
  SELECT
  FROM "public"."review" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."review" AS "t0"
SET "stars" = 8
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
