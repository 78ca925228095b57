-- call 1, 2
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = "t0"."until" + $1::integer * '1 year'::interval
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
