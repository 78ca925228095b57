-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "slug")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::date, $5::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
