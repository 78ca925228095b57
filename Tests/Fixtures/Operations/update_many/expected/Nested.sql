-- session pool
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE NOT ("t0"."id" = ANY (ARRAY['a'::text,'b'::text]::text[]))
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."movie" AS "t0"
SET "year" = 1
WHERE NOT ("t0"."id" = ANY (ARRAY['a'::text,'b'::text]::text[])) AND (
  SELECT count(*)
  FROM o
) >= 0;
