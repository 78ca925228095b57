-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name", 'Person'::text AS "__typename"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director", "t0"."title" AS "name", "t0"."title" AS "again"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "first", (
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t3"."id" AS "id", "t3"."name" AS "who"
          FROM "public"."person" AS "t3"
          WHERE "t3"."id" = "t2"."director_id"
        ) AS r$
      ) AS "director", "t2"."title" AS "title"
      FROM "public"."movie" AS "t2"
      WHERE "t2"."id" = $1::text
    ) AS r$
  ) AS "movie", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "type", "t4"."title" AS "r", "t4"."id" AS "v", "t4"."id" AS "t0", "t4"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT "t5"."name" AS "name", 'Person'::text AS "__typename"
          FROM "public"."person" AS "t5"
          WHERE "t5"."id" = "t4"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t4"."id", "t4"."director_id", "t4"."title"
        FROM "public"."movie" AS "t4"
        ORDER BY "t4"."id"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "movies"
) AS r$;
