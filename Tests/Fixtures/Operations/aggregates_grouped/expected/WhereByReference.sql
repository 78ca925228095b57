-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count", "t0"."a$1" AS "year_max"
      FROM (
        SELECT count(*) AS "a$0", max("t0"."year") AS "a$1"
        FROM "public"."movie" AS "t0"
        WHERE EXISTS (
          SELECT
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id" AND "t1"."name" = $1::text
        )
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
