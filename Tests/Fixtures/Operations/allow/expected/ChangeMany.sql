-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."book" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."book" AS "t0"
SET "pages" = $1::integer
FROM o
WHERE "t0"."id" = "o"."id";
