-- session pool
UPDATE "public"."lease" AS "t0"
SET "day" = ((date_trunc('week', '1583-01-01'::date::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
