-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."start" AS "start", "t0"."films"::text AS "films", (
        SELECT r$
        FROM (
          SELECT "t2"."title" AS "title"
          FROM "public"."movie" AS "t2"
          WHERE "t2"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."movie_id", "t0"."films", "t0"."start"
        FROM (
          WITH v AS (
            SELECT year / 10 * 10 AS start, count(*) AS films, min(id) AS movie_id
            FROM movie
            GROUP BY 1
          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::bigint AS "films", NULL::integer AS "start"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "films", "start"
            FROM v
          ) AS r
        ) AS "t0"
        WHERE ("t0"."films" >= $1::bigint AND EXISTS (
          SELECT
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id" AND "t1"."title" LIKE '%a%'
        ))
        ORDER BY "t0"."start"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "decades"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."start" AS "start", "t0"."films"::text AS "films", (
        SELECT r$
        FROM (
          SELECT "t2"."title" AS "title"
          FROM "public"."movie" AS "t2"
          WHERE "t2"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."movie_id", "t0"."films", "t0"."start"
        FROM (
          WITH v AS (
            SELECT year / 10 * 10 AS start, count(*) AS films, min(id) AS movie_id
            FROM movie
            GROUP BY 1
          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::bigint AS "films", NULL::integer AS "start"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "films", "start"
            FROM v
          ) AS r
        ) AS "t0"
        WHERE (EXISTS (
          SELECT
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id" AND "t1"."title" LIKE '%a%'
        ))
        ORDER BY "t0"."start"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "decades"
) AS r$;
