-- session pool
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "note", "title", "year")
  VALUES ('b'::text, DEFAULT, 'Brazil'::text, DEFAULT), ('a'::text, DEFAULT, 'Alien'::text, 1979), ('c'::text, 'n'::text, 'Cube'::text, DEFAULT)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
