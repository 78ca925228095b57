-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE "t0"."id" <> ALL ($1::text[])
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE "t0"."id" <> ALL ($1::text[]) AND (
  SELECT count(*)
  FROM o
) >= 0;
