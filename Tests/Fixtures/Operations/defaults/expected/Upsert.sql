-- call 1
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "slug", "state")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::date, $4::text, $5::text)
ON CONFLICT ("id")
DO UPDATE SET "state" = excluded."state"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "slug")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::date, $4::text)
ON CONFLICT ("id")
DO UPDATE SET "slug" = excluded."slug"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 3
-- session pool
INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "slug")
VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::date, $4::text)
ON CONFLICT ("id")
DO UPDATE SET "id" = excluded."id"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
