-- call 1, 2, 3
-- session pool
INSERT INTO "public"."lease" AS "t0" ("id", "at")
VALUES (10, (($1::timestamptz AT TIME ZONE 'UTC' + $2::integer * '1 year'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC')
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."lease" AS "t0" ("id", "day")
VALUES (11, (('2024-02-29'::date::timestamp + $1::integer * '1 year'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."lease" AS "t0" ("id", "local")
VALUES (12, (('2024-02-29T00:00:00.000000Z'::timestamp + $1::integer * '1 year'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval))
ON CONFLICT ("id")
DO UPDATE SET "local" = excluded."local"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
