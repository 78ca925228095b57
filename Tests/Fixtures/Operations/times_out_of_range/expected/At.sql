-- call 1, 2, 3, 4
-- session pool
UPDATE "public"."lease" AS "t0"
SET "at" = (("t0"."at" AT TIME ZONE 'UTC' + ($1::integer * '1 year'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
WHERE "t0"."id" = $2::integer
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 5, 6
-- session pool
UPDATE "public"."lease" AS "t0"
SET "at" = (("t0"."at" AT TIME ZONE 'UTC' + ($1::integer * '1 millisecond'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
WHERE "t0"."id" = $2::integer
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 7
-- session pool
UPDATE "public"."lease" AS "t0"
SET "at" = (("t0"."at" AT TIME ZONE 'UTC') + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
WHERE "t0"."id" = $1::integer
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
