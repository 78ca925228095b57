-- call 1
-- session pool
UPDATE "public"."thing" AS "t0"
SET "half" = $1::real, "count" = $2::bigint
WHERE "t0"."id" = 4
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."thing" AS "t0"
SET "half" = $1::real
WHERE "t0"."id" = 4
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
UPDATE "public"."thing" AS "t0"
SET "count" = $1::bigint
WHERE "t0"."id" = 4
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
