-- session pool
WITH o AS (
  SELECT
  FROM "public"."item" AS "t0"
  WHERE "t0"."owner_id" = $1::text
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."item" AS "t0"
WHERE "t0"."owner_id" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
