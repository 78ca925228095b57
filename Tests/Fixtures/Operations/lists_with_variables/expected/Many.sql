-- session pool
WITH w AS (
  INSERT INTO "public"."thing" AS "t0" ("id", "tags")
  VALUES (5, ARRAY[$1::text]::text[]), (6, ARRAY[$1::text, $1::text]::text[]), (7, ARRAY[]::text[])
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w"."id")
  FROM w
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w"."id"::text)
  FROM w
));
