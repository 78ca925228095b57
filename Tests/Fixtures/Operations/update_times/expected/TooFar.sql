-- call 1, 2
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = (("t0"."until" AT TIME ZONE 'UTC' + $1::integer * '1 year'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
