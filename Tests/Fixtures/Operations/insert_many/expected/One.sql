-- session pool
WITH w AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('o'::text, 'One'::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w"."id")
  FROM w
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w"."id"::text)
  FROM w
));
