-- session pool
WITH o AS (
  SELECT
  FROM "public"."item" AS "t0"
  WHERE EXISTS (
    SELECT
    FROM "public"."user" AS "t1"
    WHERE "t1"."id" = "t0"."maker_id" AND EXISTS (
      SELECT
      FROM "public"."team" AS "t2"
      WHERE "t2"."id" = "t1"."team_id" AND TRUE
    )
  )
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."item" AS "t0"
SET "done" = TRUE
WHERE EXISTS (
  SELECT
  FROM "public"."user" AS "t1"
  WHERE "t1"."id" = "t0"."maker_id" AND EXISTS (
    SELECT
    FROM "public"."team" AS "t2"
    WHERE "t2"."id" = "t1"."team_id" AND TRUE
  )
) AND (
  SELECT count(*)
  FROM o
) >= 0;
