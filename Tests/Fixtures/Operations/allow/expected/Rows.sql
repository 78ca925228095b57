-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "title")
  SELECT "d"."a1", "d"."a2"
  FROM unnest($1::uuid[], $2::text[]) AS d("a1", "a2")
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "note")
  SELECT "d"."a5", "d"."a3", "d"."a6"
  FROM unnest($3::uuid[], $4::uuid[], $5::text[]) AS d("a5", "a3", "a6")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
