-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", to_jsonb("d"."a1"::jsonb[]) AS "c1", CASE WHEN "d"."a2" THEN to_jsonb("d"."a3"::text[]) ELSE to_jsonb(ARRAY['new'::text,'x y'::text]::text[]) END AS "c2", "d"."a4" AS m, "d"."n"
  FROM unnest($1::integer[], $2::text[], $3::text[], $4::boolean[], $5::text[]) WITH ORDINALITY AS d("a0", "a1", "a3", "a2", "a4", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."box" AS "t0" ("id", "anys", "tags")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "anys" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."anys" ELSE "t0"."anys" END, "tags" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 2, 1) = '1' THEN excluded."tags" ELSE "t0"."tags" END
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
