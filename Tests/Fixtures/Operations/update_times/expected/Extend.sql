-- call 1
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = (("t0"."until" AT TIME ZONE 'UTC' + ($1::integer * '1 day'::interval + $2::integer * '1 millisecond'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "local" = (("t0"."local" - '01:30:00'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval), "day" = (("t0"."day"::timestamp + ('7 days'::interval + $1::integer * '1 day'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = (("t0"."until" AT TIME ZONE 'UTC') + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "local" = (("t0"."local" - '01:30:00'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval), "day" = (("t0"."day"::timestamp + ('7 days'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
