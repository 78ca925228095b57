-- session pool
WITH "w0" AS (
  INSERT INTO "public"."thing" AS "t0" ("id", "tags")
  VALUES (5, ARRAY[$1::text]::text[]), (6, ARRAY[$1::text, $1::text]::text[]), (7, ARRAY[]::text[])
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
