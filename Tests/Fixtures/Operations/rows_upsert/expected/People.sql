-- call 1
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a1" AS "c0", "d"."a2" AS "c1", "d"."a3" AS "c2", "d"."a4" AS m, "d"."n"
  FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) WITH ORDINALITY AS d("a1", "a2", "a3", "a4", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."person" AS "t0" ("uid", "age", "name")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d0" AS d
  ON CONFLICT ("uid")
  DO UPDATE SET "age" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."uid"::text, ''), 1, 1) = '1' THEN excluded."age" ELSE "t0"."age" END, "name" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."uid"::text, ''), 2, 1) = '1' THEN excluded."name" ELSE "t0"."name" END
  RETURNING "t0"."uid"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('uid', "w0"."uid") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."person" AS "t0" ("uid", "age")
  SELECT $1::text, "d"."a1"
  FROM unnest($2::integer[]) AS d("a1")
  ON CONFLICT ("uid")
  DO UPDATE SET "age" = excluded."age"
  RETURNING "t0"."uid"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('uid', "w0"."uid")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
));
