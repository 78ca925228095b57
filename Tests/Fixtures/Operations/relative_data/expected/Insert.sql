-- session pool
INSERT INTO "public"."task" AS "t0" ("id", "day", "due", "local", "made")
VALUES (1, ($1::date + '1 month'::interval)::date, ($2::timestamptz), date_trunc('day', $3::timestamp), $2::timestamptz)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
