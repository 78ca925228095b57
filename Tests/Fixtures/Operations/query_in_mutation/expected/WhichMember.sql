-- call 1, 2
-- session pool
UPDATE "public"."book" AS "t0"
SET "copies" = 1
WHERE "t0"."id" = '?'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."book" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."book" AS "t1"
        WHERE "t1"."copies" > $1::integer
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "some", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."book" AS "t2"
        WHERE "t2"."title" ~ $2::text
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "pattern"
) AS r$;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."book" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."book" AS "t1"
        WHERE "t1"."copies" > $1::integer
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."book" AS "t2"
        WHERE "t2"."title" ~ $1::text
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
-- session pool
UPDATE "public"."book" AS "t0"
SET "copies" = 1
WHERE "t0"."id" = '?'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
