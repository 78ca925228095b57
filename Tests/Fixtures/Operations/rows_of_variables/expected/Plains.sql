-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."plain" AS "t0" ("id")
  SELECT "d"."a1"
  FROM unnest($1::uuid[]) AS d("a1")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."plain" AS "t0" ("id", "mark")
  SELECT "d"."a1", CASE WHEN "d"."a2" THEN "d"."a3" ELSE 'm'::text END
  FROM unnest($1::uuid[], $2::text[], $3::boolean[]) AS d("a1", "a3", "a2")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));
