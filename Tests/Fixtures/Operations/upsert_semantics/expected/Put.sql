-- call 1, 3
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "slug", "title")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::text, $4::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "length", "likes", "note", "slug", "state", "title")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::integer, $4::integer, $5::text, $6::text, $7::text, $8::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "state" = excluded."state", "likes" = excluded."likes", "length" = excluded."length", "at" = excluded."at", "author" = excluded."author", "note" = excluded."note"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 4
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "length", "likes", "note", "slug", "title")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::integer, $4::integer, $5::text, $6::text, $7::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "likes" = excluded."likes", "length" = excluded."length", "author" = excluded."author", "note" = excluded."note"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
