-- session pool
INSERT INTO "public"."slot" AS "t0" ("at", "visit_day", "visit_room")
VALUES (($1::timestamptz + '01:00:00'::interval), ($2::date + '1 day'::interval)::date, $3::text)
RETURNING json_build_object('at', to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), pg_current_xact_id()::text, json_build_array(json_build_array(to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
