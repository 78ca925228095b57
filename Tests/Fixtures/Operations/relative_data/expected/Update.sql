-- call 1, 3
-- session pool
UPDATE "public"."task" AS "t0"
SET "due" = (($1::timestamptz AT TIME ZONE 'UTC' + '00:01:00'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "day" = (($2::date::timestamp + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."task" AS "t0"
WHERE "t0"."id" = 2;
