-- call 1, 2
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "days", "ints", "moods", "short", "tags", "uuids")
VALUES (4, ARRAY['2024-01-01'::date, $1::date]::date[], ARRAY[$2::integer, 1]::integer[], ARRAY[$3::"public"."mood", 'GLAD'::"public"."mood"]::"public"."mood"[], ARRAY[$4::text]::text[], ARRAY['a'::text, $4::text]::text[], ARRAY[$5::uuid, $5::uuid]::uuid[])
ON CONFLICT ("id")
DO UPDATE SET "tags" = excluded."tags", "moods" = excluded."moods", "ints" = excluded."ints", "days" = excluded."days", "uuids" = excluded."uuids", "short" = excluded."short"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
