-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "slug", "title")
  VALUES ($1::uuid, $2::timestamptz, $3::text, $4::text, 'one'::text), ($5::uuid, $2::timestamptz, $3::text, $6::text, 'two'::text), ($7::uuid, $2::timestamptz, $3::text, $8::text, 'three'::text), ($9::uuid, $2::timestamptz, $3::text, $10::text, 'four'::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));
