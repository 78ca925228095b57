-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."title" AS "title", array_to_json(ARRAY(
            SELECT r$
            FROM (
              SELECT "t2"."a$0"::integer AS "_count"
              FROM (
                SELECT count(*) AS "a$0"
                FROM "public"."review" AS "t2"
                WHERE "t1"."id" = "t2"."movie_id"
                LIMIT 100
              ) AS "t2"
            ) AS r$
          )) AS "reviews_on_movie"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."id", "t0"."movie_id"
        FROM "public"."review" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "reviews"
) AS r$;
