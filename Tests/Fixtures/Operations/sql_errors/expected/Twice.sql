-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."team" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
UPDATE "public"."team" AS "t0"
SET "id" = 'v'::text
FROM o
WHERE "t0"."id" = "o"."id";
