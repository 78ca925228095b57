-- call 1, 2, 3
-- session pool
UPDATE "public"."thing" AS "t0"
SET "big" = ("t0"."big" + $1::numeric - 1)::bigint
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
