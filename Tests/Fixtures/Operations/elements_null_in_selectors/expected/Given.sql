-- call 3
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE (FALSE)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE (FALSE) AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 4
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."days" = $1::integer)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE ("t0"."days" = $1::integer) AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 5
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE NOT (EXISTS (
    SELECT
    FROM unnest("t0"."kinds") AS "e"("value")
    WHERE "e"."value" = $1::"public"."kind"
  ))
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE NOT (EXISTS (
  SELECT
  FROM unnest("t0"."kinds") AS "e"("value")
  WHERE "e"."value" = $1::"public"."kind"
)) AND (
  SELECT count(*)
  FROM o
) >= 0;
