-- call 1
-- session pool
INSERT INTO "public"."slot" AS "t0" ("at", "note")
VALUES ($1::timestamptz, $2::text)
ON CONFLICT ("at")
DO UPDATE SET "note" = excluded."note"
RETURNING json_build_object('at', CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END), pg_current_xact_id()::text, json_build_array(json_build_array(CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END));

-- call 2
-- session pool
INSERT INTO "public"."slot" AS "t0" ("at")
VALUES ($1::timestamptz)
ON CONFLICT ("at")
DO UPDATE SET "at" = excluded."at"
RETURNING json_build_object('at', CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END), pg_current_xact_id()::text, json_build_array(json_build_array(CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END));
