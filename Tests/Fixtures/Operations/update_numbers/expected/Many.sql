-- session pool
WITH o AS (
  SELECT
  FROM "public"."counter" AS "t0"
  WHERE "t0"."n" < 100
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + $1::integer, "f" = '9'::double precision
WHERE "t0"."n" < 100 AND (
  SELECT count(*)
  FROM o
) >= 0;
