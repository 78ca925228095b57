-- session pool
DELETE FROM "public"."slot" AS "t0"
WHERE "t0"."at" = date_trunc('hour', $1::timestamptz)
RETURNING json_build_object('at', to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), pg_current_xact_id()::text, json_build_array(json_build_array(to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
