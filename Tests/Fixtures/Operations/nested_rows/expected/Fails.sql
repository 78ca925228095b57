-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "title")
  VALUES ($1::uuid, 'Never'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid")
  VALUES ($2::uuid, $1::uuid, 'nobody there'::text)
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
))
FROM "w0";
