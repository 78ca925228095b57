-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."stars" AS "stars"
          FROM (
            SELECT "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id" AND "t1"."stars" IS NOT NULL
            GROUP BY "t1"."stars"
            HAVING count(*) >= $1::bigint
            ORDER BY "t1"."stars"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."review" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id"
            HAVING count(*) > 2
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "many"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."stars" AS "stars"
          FROM (
            SELECT "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id" AND "t1"."stars" IS NOT NULL
            GROUP BY "t1"."stars"
            HAVING FALSE
            ORDER BY "t1"."stars"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."review" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id"
            HAVING count(*) > 2
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "many"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."stars" AS "stars"
          FROM (
            SELECT "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id" AND "t1"."stars" IS NOT NULL
            GROUP BY "t1"."stars"
            ORDER BY "t1"."stars"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."review" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id"
            HAVING count(*) > 2
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "many"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
