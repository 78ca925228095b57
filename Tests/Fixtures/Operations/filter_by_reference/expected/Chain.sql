-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."review" AS "t0"
        WHERE EXISTS (
          SELECT
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id" AND EXISTS (
            SELECT
            FROM "public"."person" AS "t2"
            WHERE "t2"."id" = "t1"."director_id" AND ("t2"."name" >= 'A' AND "t2"."name" < 'B' AND "t2"."name" LIKE 'A%')
          )
        )
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "reviews"
) AS r$;
