-- session pool
WITH o AS (
  SELECT
  FROM "public"."doc" AS "t0"
  WHERE "t0"."extra" = jsonb_build_object('a', $1::jsonb)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."doc" AS "t0"
SET "extra" = jsonb_build_object('a', jsonb_build_object('b', $1::jsonb)), "list" = array_cat("t0"."list", ARRAY[jsonb_build_object('c', $1::jsonb)]::jsonb[])
WHERE "t0"."extra" = jsonb_build_object('a', $1::jsonb) AND (
  SELECT count(*)
  FROM o
) >= 0;
