-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT 'Review'::text AS "__typename"
          FROM (
            SELECT
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            GROUP BY ()
            HAVING sum("t1"."stars") > 10
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'a'::text
    ) AS r$
  ) AS "movie", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."movie" AS "t2"
        GROUP BY ()
        HAVING count(*) > 99
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "movies"
) AS r$;
