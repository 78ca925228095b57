-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."director_id" AS "directorId", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."director_id", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."director_id"
        ORDER BY (
          SELECT "t1"."name"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id"
        ) DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
