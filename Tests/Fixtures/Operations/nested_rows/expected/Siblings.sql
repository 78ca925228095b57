-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "title")
  VALUES ($1::uuid, '00000000000000000000000000000053'::uuid, 'S1'::text), ('00000000000000000000000000000053'::uuid, '00000000000000000000000000000054'::uuid, 'S3'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "title")
  VALUES ('00000000000000000000000000000054'::uuid, $1::uuid, 'S4'::text)
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
));
