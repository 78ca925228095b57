-- session pool
WITH w AS (
  INSERT INTO "public"."hall" AS "t0" ("house", "number")
  VALUES ('h'::text, 1), ('h'::text, 2)
  RETURNING "t0"."house", "t0"."number"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('house', "w"."house", 'number', "w"."number")
  FROM w
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w"."house"::text, "w"."number"::text)
  FROM w
));
