-- call 1
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "slug")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::date, $5::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "length", "likes", "slug")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::date, $5::integer, $6::integer, $7::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 3
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "length", "likes", "slug", "state")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::date, $5::integer, $6::integer, $7::text, $8::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
