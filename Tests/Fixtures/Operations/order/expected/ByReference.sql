-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t4"."name" AS "name"
          FROM "public"."person" AS "t4"
          WHERE "t4"."id" = "t0"."by_id"
        ) AS r$
      ) AS "by"
      FROM (
        SELECT "t0"."id", "t0"."by_id"
        FROM "public"."review" AS "t0"
        LEFT JOIN "public"."person" AS "t1" ON "t1"."id" = "t0"."by_id"
        LEFT JOIN "public"."movie" AS "t2" ON "t2"."id" = "t0"."movie_id"
        LEFT JOIN "public"."person" AS "t3" ON "t3"."id" = "t2"."director_id"
        ORDER BY "t1"."name", "t3"."name" DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "reviews"
) AS r$;
