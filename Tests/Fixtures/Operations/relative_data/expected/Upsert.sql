-- call 1
-- session pool
INSERT INTO "public"."task" AS "t0" ("id", "made")
VALUES (1, $1::timestamptz)
ON CONFLICT ("id")
DO UPDATE SET "id" = excluded."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."task" AS "t0" ("id", "due", "made")
VALUES (1, (($1::timestamptz AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', $1::timestamptz)
ON CONFLICT ("id")
DO UPDATE SET "due" = excluded."due", "made" = excluded."made"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
