-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "title")
  VALUES ($1::uuid, 'One'::text), ($2::uuid, 'Alone'::text), ('00000000000000000000000000000009'::uuid, 'Nine'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "title")
  VALUES ($3::uuid, $1::uuid, 'Two'::text), ($4::uuid, $1::uuid, 'Two B'::text), ($5::uuid, '00000000000000000000000000000009'::uuid, 'Ten'::text)
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "title")
  VALUES ($6::uuid, $3::uuid, 'Three'::text)
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "state")
  VALUES ($7::uuid, $6::uuid, 'RETURNED'::"public"."loan_state")
  RETURNING "t0"."id"
), "w4" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "due_at")
  VALUES ($8::uuid, '00000000000000000000000000000009'::uuid, '2024-01-02T03:04:05.000000Z'::timestamptz), ($9::uuid, '00000000000000000000000000000009'::uuid, DEFAULT)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w4"."id"), 'hex'))
  FROM "w4"
));
