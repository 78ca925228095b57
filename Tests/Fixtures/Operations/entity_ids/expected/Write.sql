-- session pool
INSERT INTO "public"."people" AS "t0" ("name")
VALUES ('New'::text)
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
INSERT INTO "public"."people" AS "t0" ("name", "born")
VALUES ('New'::text, 1980)
ON CONFLICT ("name")
DO UPDATE SET "born" = excluded."born"
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
WITH o AS (
  SELECT "t0"."name"
  FROM "public"."people" AS "t0"
  WHERE "t0"."name" = 'New'::text
  FOR UPDATE OF "t0"
)
UPDATE "public"."people" AS "t0"
SET "name" = 'Newer'::text
FROM o
WHERE "t0"."name" = "o"."name"
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text), json_build_array("o"."name"::text));
-- session pool
WITH o AS (
  SELECT "t0"."name"
  FROM "public"."people" AS "t0"
  WHERE "t0"."name" = 'Newer'::text
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."people" AS "t0"
SET "born" = 1981
FROM o
WHERE "t0"."name" = "o"."name"
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
UPDATE "public"."people" AS "t0"
SET "born" = 1
WHERE "t0"."name" = 'New'::text
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."people" AS "t0"
  WHERE "t0"."name" = 'Newer'::text
  ORDER BY "t0"."name"
  FOR NO KEY UPDATE
)
UPDATE "public"."people" AS "t0"
SET "born" = 1982
WHERE "t0"."name" = 'Newer'::text AND (
  SELECT count(*)
  FROM o
) >= 0;
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."people" AS "t0" ("name")
  VALUES ('A'::text), ('B'::text)
  RETURNING "t0"."name"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('#', encode(sha256(convert_to('Person:' || "w0"."name"::text, 'UTF8')), 'hex'), 'name', "w0"."name")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."name"::text)
  FROM "w0"
));
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."people" AS "t0" ("name")
  VALUES ('A'::text)
  ON CONFLICT ("name")
  DO UPDATE SET "name" = excluded."name"
  RETURNING "t0"."name"
), "w1" AS (
  INSERT INTO "public"."people" AS "t0" ("name", "born")
  VALUES ('C'::text, 1)
  ON CONFLICT ("name")
  DO UPDATE SET "born" = excluded."born"
  RETURNING "t0"."name"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('#', encode(sha256(convert_to('Person:' || "w0"."name"::text, 'UTF8')), 'hex'), 'name', "w0"."name") AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('#', encode(sha256(convert_to('Person:' || "w1"."name"::text, 'UTF8')), 'hex'), 'name', "w1"."name") AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."name"::text)
  FROM "w0"
  UNION ALL
  SELECT json_build_array("w1"."name"::text)
  FROM "w1"
));
-- session pool
SELECT '[]'::json, NULL::text, '[]'::json;
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex') AS "#", "t0"."born" AS "born"
      FROM "public"."people" AS "t0"
      WHERE "t0"."name" = 'Newer'::text
    ) AS r$
  ) AS "person", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."name" AS "name"
      FROM (
        SELECT "t1"."name"
        FROM "public"."people" AS "t1"
        WHERE "t1"."name" = ANY (ARRAY['A'::text,'B'::text]::text[])
        ORDER BY "t1"."name"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "people", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t2"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "movies"
) AS r$;
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex') AS "#", "t0"."name" AS "name"
      FROM (
        SELECT "t0"."name"
        FROM "public"."people" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "people"
) AS r$;
-- session pool
INSERT INTO "public"."people" AS "t0" ("name")
VALUES ('Hidden'::text)
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
UPDATE people
SET born = 1
WHERE name = 'A';
-- session pool
DELETE FROM "public"."people" AS "t0"
WHERE "t0"."name" = 'Newer'::text
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."people" AS "t0"
  WHERE "t0"."name" = ANY (ARRAY['A'::text,'B'::text,'C'::text]::text[])
  ORDER BY "t0"."name"
  FOR UPDATE
)
DELETE FROM "public"."people" AS "t0"
WHERE "t0"."name" = ANY (ARRAY['A'::text,'B'::text,'C'::text]::text[]) AND (
  SELECT count(*)
  FROM o
) >= 0;
