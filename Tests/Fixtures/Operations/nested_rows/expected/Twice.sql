-- SERIALIZABLE transaction, 2 locked
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "title")
  VALUES ($1::uuid, 'A'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id")
  VALUES ($2::uuid, $1::uuid)
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
-- SERIALIZABLE transaction, 2 locked
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "title")
  VALUES ($1::uuid, 'B'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "title")
  VALUES ($2::uuid, $1::uuid, 'B2'::text)
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
))
FROM "w0";
