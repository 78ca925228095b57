-- call 1, 2
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = $1::text AND "t0"."note" = $2::text)
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."movie" AS "t0"
SET "title" = $3::text
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE ("t0"."id" = $1::text AND "t0"."note" = $2::text)
  LIMIT 1
  FOR UPDATE OF "t0"
)
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."movie" AS "t0", o
WHERE "t0"."id" = "o"."id";
