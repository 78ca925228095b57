-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN pg_typeof("t0"."title") = 'pg_catalog.text'::regtype THEN "t0"."title"::text ELSE to_json("t0"."title") #>> '{}' END AS "title", "t0"."r"::text AS "r", (
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."movie_id", "t0"."r", "t0"."title"
        FROM (
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::bigint AS "r", NULL::text AS "title"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "r", "title"
            FROM "public"."known"
          ) AS r
        ) AS "t0"
        WHERE "t0"."r" IS NULL
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "knowns", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT CASE WHEN pg_typeof("t3"."v") = 'pg_catalog.text'::regtype THEN "t3"."v"::text ELSE to_json("t3"."v") #>> '{}' END AS "v"
          FROM (
            SELECT "t3"."v"
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
            ) AS "t3"
            WHERE "t2"."id" = "t3"."movie_id"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "titleds_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t4"."r"::text AS "r"
          FROM (
            SELECT "t4"."r"
            FROM (
              SELECT r.*
              FROM (
                SELECT NULL::text AS "movie_id", NULL::bigint AS "r", NULL::text AS "title"
              ) AS n CROSS
              JOIN LATERAL (
                SELECT "movie_id", "r", "title"
                FROM "public"."known"
              ) AS r
            ) AS "t4"
            WHERE "t2"."id" = "t4"."movie_id"
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "knowns_on_movie"
      FROM (
        SELECT "t2"."id"
        FROM "public"."movie" AS "t2"
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "movies"
) AS r$;
