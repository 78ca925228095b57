-- call 1
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE "t0"."id" = 'c'::text
  FOR UPDATE OF "t0"
)
UPDATE "public"."movie" AS "t0"
SET "id" = $1::text
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text), json_build_array("o"."id"::text));

-- call 2
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."movie" AS "t0"
WHERE "t0"."id" = 'c'::text;
