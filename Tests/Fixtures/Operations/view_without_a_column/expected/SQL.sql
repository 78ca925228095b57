-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN pg_typeof("t0"."shout") = 'pg_catalog.text'::regtype THEN "t0"."shout"::text ELSE to_json("t0"."shout") #>> '{}' END AS "shout", "t0"."length" AS "length", CASE WHEN pg_typeof("t0"."v") = 'pg_catalog.text'::regtype THEN "t0"."v"::text ELSE to_json("t0"."v") #>> '{}' END AS "v", "t0"."genre"::text AS "genre", "t0"."tags" AS "tags", (
        SELECT r$
        FROM (
          SELECT "t1"."title" AS "title"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."movie_id", "t0"."genre", "t0"."length", "t0"."shout", "t0"."tags", "t0"."v"
        FROM (
          WITH v AS (
            SELECT id AS movie_id, upper(title) AS shout
            FROM movie
          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::"public"."genre" AS "genre", NULL::integer AS "length", NULL::text AS "shout", NULL::text[] AS "tags", NULL::text AS "v"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "genre", "length", "shout", "tags", "v"
            FROM v
          ) AS r
        ) AS "t0"
        ORDER BY "t0"."length", "t0"."shout"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "titleds", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN pg_typeof("t2"."shout") = 'pg_catalog.text'::regtype THEN "t2"."shout"::text ELSE to_json("t2"."shout") #>> '{}' END AS "shout"
      FROM (
        SELECT "t2"."shout"
        FROM (
          WITH v AS (
            SELECT id AS movie_id, upper(title) AS shout
            FROM movie
          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::"public"."genre" AS "genre", NULL::integer AS "length", NULL::text AS "shout", NULL::text[] AS "tags", NULL::text AS "v"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "genre", "length", "shout", "tags", "v"
            FROM v
          ) AS r
        ) AS "t2"
        WHERE "t2"."length" > 1
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "none"
) AS r$;
