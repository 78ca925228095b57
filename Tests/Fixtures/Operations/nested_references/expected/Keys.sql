-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."movie_id" AS "movieId", "t0"."by_id" AS "byId", (
        SELECT r$
        FROM (
          SELECT 'Movie'::text AS "__typename"
        ) AS r$
      ) AS "movie"
      FROM "public"."review" AS "t0"
      WHERE "t0"."id" = $1::integer
    ) AS r$
  ) AS "review"
) AS r$;
