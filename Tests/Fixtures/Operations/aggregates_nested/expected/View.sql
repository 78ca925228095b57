-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", "t0"."a$0"::integer AS "_count", "t0"."a$1"::integer AS "stars_sum"
      FROM (
        SELECT "t0"."year", count(*) AS "a$0", sum("t0"."stars") AS "a$1"
        FROM (
          WITH v AS (
            SELECT movie_id, extract(year FROM at)::integer AS year, stars
            FROM review
          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::integer AS "stars", NULL::integer AS "year"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "stars", "year"
            FROM v
          ) AS r
        ) AS "t0"
        GROUP BY "t0"."year"
        ORDER BY "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "years", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."year" AS "year", "t2"."a$0"::integer AS "stars_sum"
          FROM (
            SELECT "t2"."year", sum("t2"."stars") AS "a$0"
            FROM (
              WITH v AS (
                SELECT movie_id, extract(year FROM at)::integer AS year, stars
                FROM review
              )
              SELECT r.*
              FROM (
                SELECT NULL::text AS "movie_id", NULL::integer AS "stars", NULL::integer AS "year"
              ) AS n CROSS
              JOIN LATERAL (
                SELECT "movie_id", "stars", "year"
                FROM v
              ) AS r
            ) AS "t2"
            WHERE "t1"."id" = "t2"."movie_id"
            GROUP BY "t2"."year"
            HAVING NOT (sum("t2"."stars") < 3)
            ORDER BY "t2"."year" DESC
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "years_on_movie"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 1
      ) AS "t1"
    ) AS r$
  )) AS "movies"
) AS r$;
