-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM (
            SELECT DISTINCT "t1"."name"
            FROM "public"."tag" AS "t2"
            JOIN "public"."person" AS "t1" ON "t1"."id" = "t2"."person_id"
            WHERE "t0"."id" = "t2"."movie_id"
            ORDER BY "t1"."name"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "names", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."id" AS "id", "t3"."name" AS "name"
          FROM (
            SELECT DISTINCT "t3"."id", "t3"."name"
            FROM "public"."tag" AS "t4"
            JOIN "public"."person" AS "t3" ON "t3"."id" = "t4"."person_id"
            WHERE "t0"."id" = "t4"."movie_id" AND "t4"."word" = 'dark'::text
            ORDER BY "t3"."id" DESC
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "ids"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
