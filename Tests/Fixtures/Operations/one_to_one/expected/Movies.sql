-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."text" AS "text", (
            SELECT r$
            FROM (
              SELECT "t1"."movie_id" AS "id"
            ) AS r$
          ) AS "movie"
          FROM "public"."detail" AS "t1"
          WHERE "t0"."id" = "t1"."movie_id"
        ) AS r$
      ) AS "detail_on_movie", (
        SELECT r$
        FROM (
          SELECT "t2"."text" AS "text"
          FROM "public"."credit" AS "t2"
          WHERE "t0"."id" = "t2"."movie_id"
        ) AS r$
      ) AS "credit_on_movie"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
