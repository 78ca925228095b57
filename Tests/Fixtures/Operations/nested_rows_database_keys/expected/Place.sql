-- session pool
WITH "w0" AS (
  INSERT INTO "public"."place" AS "t0" ("id", "name")
  VALUES ($1::uuid, 'Pub'::text)
  RETURNING "t0"."id", "t0"."code"
), "w1" AS (
  INSERT INTO "public"."visit" AS "t0" ("id", "place_code", "day")
  VALUES ($2::uuid, (
    SELECT "w0"."code"
    FROM "w0"
  ), '2024-01-01'::date)
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
