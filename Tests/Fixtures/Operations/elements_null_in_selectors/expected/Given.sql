-- call 3
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."loan" AS "t0"
  WHERE (FALSE)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
USING o
WHERE "t0"."id" = "o"."id";

-- call 4
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."days" = $1::integer)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
USING o
WHERE "t0"."id" = "o"."id";

-- call 5
-- session pool
WITH o AS (
  SELECT "t0"."id"
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
USING o
WHERE "t0"."id" = "o"."id";
