-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id", "t1"."title" AS "title", (
            SELECT r$
            FROM (
              SELECT "t2"."name" AS "name"
              FROM "public"."person" AS "t2"
              WHERE "t2"."id" = "t1"."director_id"
            ) AS r$
          ) AS "director"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie", CASE WHEN "t0"."by_id" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t0"."by_id" AS "id"
        ) AS r$
      ) END AS "by"
      FROM (
        SELECT "t0"."id", "t0"."by_id", "t0"."movie_id"
        FROM "public"."review" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "reviews"
) AS r$;
