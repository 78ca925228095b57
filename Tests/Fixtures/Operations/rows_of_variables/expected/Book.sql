-- call 1, 3
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
VALUES ($1::uuid, $2::timestamptz, $3::text, $4::text, $5::text)
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "extra", "owner", "tags", "title")
  VALUES ($1::uuid, $2::timestamptz, $3::text, $4::jsonb, $5::text, NULL, $6::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "day")
  SELECT "d"."a7", $1::uuid, "d"."a8", "d"."a9"
  FROM unnest($7::uuid[], $8::text[], $9::date[]) AS d("a7", "a8", "a9")
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."fine" AS "t0" ("id", "loan_id", "cents")
  SELECT "d"."a12", "d"."a10", "d"."a13"
  FROM unnest($10::uuid[], $11::uuid[], $12::bigint[]) AS d("a12", "a10", "a13")
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."cover" AS "t0" ("book_id", "colour")
  VALUES ($1::uuid, $13::text)
  RETURNING "t0"."book_id"
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
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w3"."book_id"), 'hex'))
  FROM "w3"
))
FROM "w0";
