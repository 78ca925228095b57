-- session pool
UPDATE "public"."thing" AS "t0"
SET "float" = '0'::double precision
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
