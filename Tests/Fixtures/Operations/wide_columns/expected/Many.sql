-- call 1, 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."thing" AS "t0"
  WHERE "t0"."id" < 3
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."thing" AS "t0"
SET "big" = ("t0"."big" + $1::numeric)::bigint
WHERE "t0"."id" < 3 AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 3
-- session pool
SELECT 1
FROM "public"."thing" AS "t0"
WHERE "t0"."id" < 3;
