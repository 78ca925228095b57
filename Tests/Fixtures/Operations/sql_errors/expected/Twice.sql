-- session pool
WITH o AS (
  SELECT
  FROM "public"."team" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
UPDATE "public"."team" AS "t0"
SET "id" = 'v'::text
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
