-- call 1
-- session pool
UPDATE "public"."book" AS "t0"
SET "pages" = $1::integer
WHERE "t0"."id" = $2::uuid
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
UPDATE "public"."book" AS "t0"
SET "pages" = NULL, "title" = $1::text
WHERE "t0"."id" = $2::uuid
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 3
-- session pool
SELECT json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), NULL::text, NULL::json
FROM "public"."book" AS "t0"
WHERE "t0"."id" = $1::uuid;
