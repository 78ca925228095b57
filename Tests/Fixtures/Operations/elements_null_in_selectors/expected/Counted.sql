-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ((
    SELECT count(*)
    FROM unnest("t0"."kinds") AS "e"("value")
  ) = 0)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 6
WHERE ((
  SELECT count(*)
  FROM unnest("t0"."kinds") AS "e"("value")
) = 0) AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ((
    SELECT count(*)
    FROM unnest("t0"."kinds") AS "e"("value")
    WHERE "e"."value" > $1::"public"."kind"
  ) = 0)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 6
WHERE ((
  SELECT count(*)
  FROM unnest("t0"."kinds") AS "e"("value")
  WHERE "e"."value" > $1::"public"."kind"
) = 0) AND (
  SELECT count(*)
  FROM o
) >= 0;
