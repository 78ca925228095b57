-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT DISTINCT "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."genre" = 'DRAMA'::text
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "genre_count"
      FROM (
        SELECT count(DISTINCT "t1"."genre") AS "a$0"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."title" = 'Dune'::text
        HAVING count(DISTINCT "t1"."genre") >= 2
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "counts"
) AS r$;

-- call 2, 3, 4
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."genre" = 'DRAMA'::text
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "genre_count"
      FROM (
        SELECT count("t1"."genre") AS "a$0"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."title" = 'Dune'::text
        HAVING count("t1"."genre") >= 2
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "counts"
) AS r$;
