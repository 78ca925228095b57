-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."stars" AS "stars", (
            SELECT r$
            FROM (
              SELECT "t2"."name" AS "name", array_to_json(ARRAY(
                SELECT r$
                FROM (
                  SELECT "t3"."id" AS "id"
                  FROM (
                    SELECT "t3"."id"
                    FROM "public"."review" AS "t3"
                    WHERE "t2"."id" = "t3"."by_id"
                    LIMIT 100
                  ) AS "t3"
                ) AS r$
              )) AS "reviews_on_by"
              FROM "public"."person" AS "t2"
              WHERE "t2"."id" = "t1"."by_id"
            ) AS r$
          ) AS "by"
          FROM (
            SELECT "t1"."by_id", "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id" AND "t1"."stars" >= $1::integer
            ORDER BY "t1"."stars" DESC
            LIMIT $2::bigint
            OFFSET $3::bigint
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 2, 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."stars" AS "stars", (
            SELECT r$
            FROM (
              SELECT "t2"."name" AS "name", array_to_json(ARRAY(
                SELECT r$
                FROM (
                  SELECT "t3"."id" AS "id"
                  FROM (
                    SELECT "t3"."id"
                    FROM "public"."review" AS "t3"
                    WHERE "t2"."id" = "t3"."by_id"
                    LIMIT 100
                  ) AS "t3"
                ) AS r$
              )) AS "reviews_on_by"
              FROM "public"."person" AS "t2"
              WHERE "t2"."id" = "t1"."by_id"
            ) AS r$
          ) AS "by"
          FROM (
            SELECT "t1"."by_id", "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY "t1"."stars" DESC
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
