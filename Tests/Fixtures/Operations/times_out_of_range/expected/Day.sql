-- call 1, 2, 5
-- session pool
UPDATE "public"."lease" AS "t0"
SET "day" = (("t0"."day"::timestamp + ($1::integer * '1 year'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = $2::integer
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3, 4
-- session pool
UPDATE "public"."lease" AS "t0"
SET "day" = (("t0"."day"::timestamp + ($1::integer * '1 day'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = $2::integer
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
