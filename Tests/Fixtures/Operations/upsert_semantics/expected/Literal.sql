-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "likes", "note", "slug", "title")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, NULL, NULL, $3::text, 'L'::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "likes" = excluded."likes", "note" = excluded."note"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
