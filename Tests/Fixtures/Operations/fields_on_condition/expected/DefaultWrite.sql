-- call 1
-- session pool
DELETE FROM "public"."person" AS "t0"
WHERE "t0"."id" = '?'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
