-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "slug", "title")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::text, $5::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
