-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid", "joined_at", "name")
  VALUES ($1::text, $2::timestamptz, 'Ann'::text)
  RETURNING "t0"."uid"
), "w1" AS (
  INSERT INTO "public"."member_card" AS "t0" ("member_uid", "barcode", "fine")
  VALUES ($1::text, 'b1'::text, $3::bigint)
  RETURNING "t0"."member_uid"
), "w2" AS (
  INSERT INTO "public"."stamp" AS "t0" ("id", "card_member_uid", "day")
  VALUES ($4::uuid, $1::text, $5::date), ($6::uuid, $1::text, '2020-02-29'::date)
  RETURNING "t0"."id"
)
SELECT json_build_object('uid', "w0"."uid"), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."member_uid"::text)
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
))
FROM "w0";

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid", "joined_at", "name")
  VALUES ($1::text, $2::timestamptz, 'Ann'::text)
  RETURNING "t0"."uid"
), "w1" AS (
  INSERT INTO "public"."member_card" AS "t0" ("member_uid", "barcode")
  VALUES ($1::text, 'b1'::text)
  RETURNING "t0"."member_uid"
), "w2" AS (
  INSERT INTO "public"."stamp" AS "t0" ("id", "card_member_uid", "day")
  VALUES ($3::uuid, $1::text, $4::date), ($5::uuid, $1::text, '2020-02-29'::date)
  RETURNING "t0"."id"
)
SELECT json_build_object('uid', "w0"."uid"), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."member_uid"::text)
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
))
FROM "w0";
