-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "day", "likes", "slug", "state")
  VALUES ($1::uuid, $2::timestamptz, $3::text, $4::date, DEFAULT, $5::text, DEFAULT), ($6::uuid, $2::timestamptz, $3::text, $4::date, NULL, 's'::text, DEFAULT), ($7::uuid, $2::timestamptz, $3::text, $4::date, DEFAULT, $8::text, 'x'::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));
