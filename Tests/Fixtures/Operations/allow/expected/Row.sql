-- call 1
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "pages", "title")
VALUES ($1::uuid, $2::integer, $3::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "title")
VALUES ($1::uuid, $2::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
