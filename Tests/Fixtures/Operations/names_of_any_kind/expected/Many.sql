-- session pool
WITH "w0" AS (
  INSERT INTO "public"."select" AS "t0" ("a""b'; DROP TABLE x; --", "UPPER lower $1", "user")
  VALUES ('g'::text, 1, 'u'::text)
  ON CONFLICT ("a""b'; DROP TABLE x; --", "UPPER lower $1")
  DO UPDATE SET "user" = excluded."user"
  RETURNING "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
), "w1" AS (
  INSERT INTO "public"."select" AS "t0" ("a""b'; DROP TABLE x; --", "UPPER lower $1", "*/ /*", "ü\")
  VALUES ('g'::text, 2, ARRAY[1]::integer[], 'o'::text)
  ON CONFLICT ("a""b'; DROP TABLE x; --", "UPPER lower $1")
  DO UPDATE SET "ü\" = excluded."ü\", "*/ /*" = excluded."*/ /*"
  RETURNING "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('Group', "w0"."a""b'; DROP TABLE x; --", 'n', "w0"."UPPER lower $1") AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('Group', "w1"."a""b'; DROP TABLE x; --", 'n', "w1"."UPPER lower $1") AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."a""b'; DROP TABLE x; --"::text, "w0"."UPPER lower $1"::text)
  FROM "w0"
  UNION ALL
  SELECT json_build_array("w1"."a""b'; DROP TABLE x; --"::text, "w1"."UPPER lower $1"::text)
  FROM "w1"
));
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."select" AS "t0" ("a""b'; DROP TABLE x; --", "UPPER lower $1", "user")
  VALUES ('h'::text, 1, DEFAULT), ('h'::text, 2, 'x'::text)
  RETURNING "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('Group', "w0"."a""b'; DROP TABLE x; --", 'n', "w0"."UPPER lower $1")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."a""b'; DROP TABLE x; --"::text, "w0"."UPPER lower $1"::text)
  FROM "w0"
));
