-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", to_jsonb("d"."a1"::jsonb[]) AS "c1", CASE WHEN "d"."a2" THEN to_jsonb("d"."a3"::text[]) ELSE ('["sql"]'::jsonb)::jsonb END AS "c2", CASE WHEN "d"."a4" THEN to_jsonb("d"."a5"::text[]) ELSE to_jsonb(ARRAY['new'::text,'x y'::text]::text[]) END AS "c3", "d"."a6"::text[] AS "c4", "d"."n"
  FROM unnest($1::integer[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::boolean[], $7::text[]) WITH ORDINALITY AS d("a0", "a1", "a3", "a2", "a5", "a4", "a6", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."box" AS "t0" ("id", "anys", "made", "tags", "words")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4"
  FROM "d0" AS d
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('id', "w0"."id") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
