-- call 1
-- session pool
UPDATE "public"."movie" AS "t0"
SET "title" = $1::text, "year" = $2::integer
WHERE "t0"."id" = $3::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."movie" AS "t0"
SET "year" = $1::integer, "note" = $2::text
WHERE "t0"."id" = $3::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3, 5
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."movie" AS "t0"
WHERE "t0"."id" = $1::text;

-- call 4
-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = $1::text
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
