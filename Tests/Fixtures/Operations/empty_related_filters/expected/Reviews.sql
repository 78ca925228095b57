-- session pool
WITH o AS (
  SELECT
  FROM "public"."item" AS "t0"
  WHERE EXISTS (
    SELECT
    FROM "public"."review" AS "t1"
    WHERE "t0"."id" = "t1"."item_id" AND TRUE
  )
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."item" AS "t0"
SET "done" = TRUE
WHERE EXISTS (
  SELECT
  FROM "public"."review" AS "t1"
  WHERE "t0"."id" = "t1"."item_id" AND TRUE
) AND (
  SELECT count(*)
  FROM o
) >= 0;
