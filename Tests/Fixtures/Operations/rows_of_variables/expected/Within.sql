-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
  VALUES ($1::uuid, $2::timestamptz, $3::text, 'within'::text, $4::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  SELECT "d"."a5", $1::uuid, "d"."a6", "d"."a7"
  FROM unnest($5::uuid[], $6::date[], $7::text[]) AS d("a5", "a6", "a7")
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."fine" AS "t0" ("id", "loan_id", "cents")
  SELECT "d"."a10", "d"."a8", "d"."a11"
  FROM unnest($8::uuid[], $9::uuid[], $10::bigint[]) AS d("a10", "a8", "a11")
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
))
FROM "w0";

-- call 2, 3, 4
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
VALUES ($1::uuid, $2::timestamptz, $3::text, 'within'::text, $4::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));
