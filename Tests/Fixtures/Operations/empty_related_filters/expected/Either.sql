-- session pool
WITH o AS (
  SELECT
  FROM "public"."item" AS "t0"
  WHERE (EXISTS (
    SELECT
    FROM "public"."user" AS "t1"
    WHERE "t1"."id" = "t0"."owner_id" AND TRUE
  ) OR EXISTS (
    SELECT
    FROM "public"."user" AS "t2"
    WHERE "t2"."id" = "t0"."maker_id" AND TRUE
  ))
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."item" AS "t0"
SET "done" = TRUE
WHERE (EXISTS (
  SELECT
  FROM "public"."user" AS "t1"
  WHERE "t1"."id" = "t0"."owner_id" AND TRUE
) OR EXISTS (
  SELECT
  FROM "public"."user" AS "t2"
  WHERE "t2"."id" = "t0"."maker_id" AND TRUE
)) AND (
  SELECT count(*)
  FROM o
) >= 0;
