-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "price", "tags", "title")
  VALUES ($1::uuid, $2::timestamptz, $3::text, $4::text, DEFAULT, $5::text[], $6::text), ($7::uuid, $2::timestamptz, $8::text, NULL, DEFAULT, DEFAULT, 'between'::text), ($9::uuid, $2::timestamptz, $10::text, $4::text, $11::double precision, DEFAULT, $12::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));
