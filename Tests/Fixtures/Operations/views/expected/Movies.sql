-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."start" AS "start"
          FROM (
            SELECT "t1"."start"
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
            ) AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "decades_on_movie"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
