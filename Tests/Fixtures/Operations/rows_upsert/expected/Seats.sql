-- call 1
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."a1" AS "c1", "d"."a2" AS "c2", "d"."a3" AS "c3", "d"."a4" AS "c4", "d"."a5" AS m, "d"."n"
  FROM unnest($1::bpchar[], $2::real[], $3::timestamptz[], $4::text[], $5::integer[], $6::text[]) WITH ORDINALITY AS d("a0", "a1", "a2", "a3", "a4", "a5", n)
  ORDER BY "c0", "c1", "c2", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(jsonb_build_array("d"."c0"::character(4)::text, "d"."c1"::text, "d"."c2"::text)::text, d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."seat" AS "t0" ("hall", "row", "at", "note", "price")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4"
  FROM "d0" AS d
  ON CONFLICT ("hall", "row", "at")
  DO UPDATE SET "note" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> jsonb_build_array("excluded"."hall"::text, "excluded"."row"::text, "excluded"."at"::text)::text, 1, 1) = '1' THEN excluded."note" ELSE "t0"."note" END, "price" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> jsonb_build_array("excluded"."hall"::text, "excluded"."row"::text, "excluded"."at"::text)::text, 2, 1) = '1' THEN excluded."price" ELSE "t0"."price" END
  RETURNING "t0"."hall", "t0"."row", "t0"."at"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('hall', "w0"."hall", 'row', CASE WHEN abs("w0"."row") < 'Infinity' THEN "w0"."row" END, 'at', CASE WHEN "w0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("w0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("w0"."at" AT TIME ZONE 'UTC')::text END) AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."hall"::text, "w0"."row"::text, CASE WHEN "w0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("w0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("w0"."at" AT TIME ZONE 'UTC')::text END)
  FROM "w0"
));

-- call 2
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."a1" AS "c1", "d"."a2" AS "c2", "d"."a3" AS "c3", "d"."n"
  FROM unnest($1::bpchar[], $2::real[], $3::timestamptz[], $4::integer[]) WITH ORDINALITY AS d("a0", "a1", "a2", "a3", n)
  ORDER BY "c0", "c1", "c2", "d"."n"
), "w0" AS (
  INSERT INTO "public"."seat" AS "t0" ("hall", "row", "at", "price")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3"
  FROM "d0" AS d
  ON CONFLICT ("hall", "row", "at")
  DO UPDATE SET "price" = excluded."price"
  RETURNING "t0"."hall", "t0"."row", "t0"."at"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('hall', "w0"."hall", 'row', CASE WHEN abs("w0"."row") < 'Infinity' THEN "w0"."row" END, 'at', CASE WHEN "w0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("w0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("w0"."at" AT TIME ZONE 'UTC')::text END) AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."hall"::text, "w0"."row"::text, CASE WHEN "w0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("w0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("w0"."at" AT TIME ZONE 'UTC')::text END)
  FROM "w0"
));
