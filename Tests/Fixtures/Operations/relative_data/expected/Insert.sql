-- session pool
INSERT INTO "public"."task" AS "t0" ("id", "day", "due", "local", "made")
VALUES (1, (($1::date::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date, (($2::timestamptz AT TIME ZONE 'UTC') + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', ((date_trunc('day', $3::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval), $2::timestamptz)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
