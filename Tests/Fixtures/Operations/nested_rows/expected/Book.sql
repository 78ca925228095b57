-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "tags", "title")
  VALUES ($1::uuid, ARRAY['new'::text]::text[], $2::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "due_at", "state")
  VALUES ($3::uuid, $1::uuid, $4::text, $5::timestamptz, DEFAULT), ($6::uuid, $1::uuid, DEFAULT, DEFAULT, 'LOST'::"public"."loan_state")
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."book_author" AS "t0" ("book_id", "author_id", "position")
  VALUES ($1::uuid, '0000000000000000000000000000000a'::uuid, DEFAULT), ($1::uuid, '0000000000000000000000000000000b'::uuid, 2)
  RETURNING "t0"."book_id", "t0"."author_id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."book_id"), 'hex'), encode(uuid_send("w2"."author_id"), 'hex'))
  FROM "w2"
))
FROM "w0";

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "tags", "title")
  VALUES ($1::uuid, ARRAY['new'::text]::text[], $2::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "due_at", "state")
  VALUES ($3::uuid, $1::uuid, $4::text, DEFAULT, DEFAULT), ($5::uuid, $1::uuid, DEFAULT, DEFAULT, 'LOST'::"public"."loan_state")
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."book_author" AS "t0" ("book_id", "author_id", "position")
  VALUES ($1::uuid, '0000000000000000000000000000000a'::uuid, DEFAULT), ($1::uuid, '0000000000000000000000000000000b'::uuid, 2)
  RETURNING "t0"."book_id", "t0"."author_id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."book_id"), 'hex'), encode(uuid_send("w2"."author_id"), 'hex'))
  FROM "w2"
))
FROM "w0";
