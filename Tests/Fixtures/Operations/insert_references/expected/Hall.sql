-- session pool
WITH "w0" AS (
  INSERT INTO "public"."hall" AS "t0" ("house", "number")
  VALUES ('h'::text, 1), ('h'::text, 2)
  RETURNING "t0"."house", "t0"."number"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('house', "w0"."house", 'number', "w0"."number")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."house"::text, "w0"."number"::text)
  FROM "w0"
));
