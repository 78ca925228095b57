-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE NOT (EXISTS (
    SELECT
    FROM unnest("t0"."kinds") AS "e"("value")
    WHERE "e"."value" > $1::"public"."kind"
  ))
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 5
WHERE NOT (EXISTS (
  SELECT
  FROM unnest("t0"."kinds") AS "e"("value")
  WHERE "e"."value" > $1::"public"."kind"
)) AND (
  SELECT count(*)
  FROM o
) >= 0;
