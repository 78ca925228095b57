-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = (("t0"."until" AT TIME ZONE 'UTC' + '1 month'::interval - '12 months'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "day" = (("t0"."day"::timestamp + '1 month'::interval + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
