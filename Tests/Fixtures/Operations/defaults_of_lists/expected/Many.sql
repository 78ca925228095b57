-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("n", "authors", "days", "marks", "moods", "none", "tags", "times")
  VALUES (3, $1::text[], $2::date[], $3::uuid[], $4::"public"."mood"[], $5::integer[], $6::text[], $7::timestamptz[]), (4, ARRAY[]::text[], $2::date[], $8::uuid[], NULL, $5::integer[], ARRAY['t'::text]::text[], $7::timestamptz[]), (5, $1::text[], $2::date[], ARRAY[]::uuid[], $4::"public"."mood"[], $5::integer[], $6::text[], $7::timestamptz[])
  RETURNING "t0"."n"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('n', "w0"."n")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."n"::text)
  FROM "w0"
));
