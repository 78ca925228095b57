-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "note" = 'all'::text
FROM o
WHERE "t0"."id" = "o"."id";
