-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("n", "authors", "days", "marks", "moods", "none", "tags", "times")
  SELECT "d"."a0", "d"."a2"::text[], $1::date[], "d"."a6"::uuid[], "d"."a8"::"public"."mood"[], $2::integer[], "d"."a11"::text[], $3::timestamptz[]
  FROM unnest($4::integer[], $5::text[], $6::text[], $7::text[], $8::text[]) AS d("a0", "a2", "a6", "a8", "a11")
  RETURNING "t0"."n"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('n', "w0"."n")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."n"::text)
  FROM "w0"
));
