-- session pool
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('a'::text, '1'::text), ('a'::text, '2'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
