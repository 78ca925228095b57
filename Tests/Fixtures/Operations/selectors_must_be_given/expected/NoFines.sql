-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE (NOT EXISTS (
    SELECT
    FROM "public"."fine" AS "t1"
    WHERE "t0"."id" = "t1"."loan_id"
  ))
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE (NOT EXISTS (
  SELECT
  FROM "public"."fine" AS "t1"
  WHERE "t0"."id" = "t1"."loan_id"
)) AND (
  SELECT count(*)
  FROM o
) >= 0;
