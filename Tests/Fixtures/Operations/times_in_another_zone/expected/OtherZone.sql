-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET id = id
WHERE set_config('TimeZone', 'America/New_York', true) IS NOT NULL;
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."movie" AS "t0"
SET "at" = (("t0"."at" AT TIME ZONE 'UTC' + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "local" = (("t0"."local" + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)
WHERE "t0"."id" = 3
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."movie" AS "t0" ("id", "at", "title")
VALUES (2, ((date_trunc('day', '2024-01-31T03:00:00.000000Z'::timestamptz AT TIME ZONE 'UTC' + '1 month'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', 'Relative'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
