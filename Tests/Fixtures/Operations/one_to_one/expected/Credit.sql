-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."movie_id" AS "movieId", "t0"."text" AS "text", (
        SELECT r$
        FROM (
          SELECT "t1"."title" AS "title"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM "public"."credit" AS "t0"
      WHERE "t0"."movie_id" = $1::text
    ) AS r$
  ) AS "credit"
) AS r$;
