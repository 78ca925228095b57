-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY (
              SELECT "t2"."name"
              FROM "public"."person" AS "t2"
              WHERE "t2"."id" = "t1"."by_id"
            ) DESC, "t1"."id" DESC
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'a'::text
    ) AS r$
  ) AS "movie"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY (
              SELECT "t2"."name"
              FROM "public"."person" AS "t2"
              WHERE "t2"."id" = "t1"."by_id"
            ), "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'a'::text
    ) AS r$
  ) AS "movie"
) AS r$;
