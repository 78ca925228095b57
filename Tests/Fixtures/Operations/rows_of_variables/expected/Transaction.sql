-- call 1
-- SERIALIZABLE transaction, 2 locked
WITH "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid", "name")
  SELECT "d"."a0", "d"."a1"
  FROM unnest($1::text[], $2::text[]) AS d("a0", "a1")
  RETURNING "t0"."uid"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "day")
  SELECT "d"."a4", "d"."a5", "d"."a2", "d"."a6"
  FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::date[]) AS d("a4", "a5", "a2", "a6")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('uid', "w0"."uid")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."member" AS "t0" ("uid")
VALUES ('last'::text)
RETURNING json_build_object('uid', "t0"."uid"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."uid"::text));

-- call 2
-- SERIALIZABLE transaction, 2 locked
WITH "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid")
  SELECT "d"."a0"
  FROM unnest($1::text[]) AS d("a0")
  RETURNING "t0"."uid"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('uid', "w0"."uid")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
