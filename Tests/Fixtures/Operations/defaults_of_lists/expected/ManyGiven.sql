-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."a2"::text[] AS "c1", $1::date[] AS "c2", "d"."a6"::uuid[] AS "c3", "d"."a8"::"public"."mood"[] AS "c4", $2::integer[] AS "c5", "d"."a11"::text[] AS "c6", $3::timestamptz[] AS "c7", "d"."n"
  FROM unnest($4::integer[], $5::text[], $6::text[], $7::text[], $8::text[]) WITH ORDINALITY AS d("a0", "a2", "a6", "a8", "a11", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("n", "authors", "days", "marks", "moods", "none", "tags", "times")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4", "d"."c5", "d"."c6", "d"."c7"
  FROM "d0" AS d
  RETURNING "t0"."n"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('n', "w0"."n") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."n"::text)
  FROM "w0"
));
