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
            LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t1"."by_id"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY "t2"."name" DESC, "t1"."id" DESC
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
            LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t1"."by_id"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY "t2"."name", "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'a'::text
    ) AS r$
  ) AS "movie"
) AS r$;
