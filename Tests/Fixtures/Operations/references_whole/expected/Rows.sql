-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."show" AS "t0" ("id", "hall_house", "hall_number", "title")
  VALUES (4, DEFAULT, DEFAULT, 't'::text), (5, DEFAULT, DEFAULT, DEFAULT)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
