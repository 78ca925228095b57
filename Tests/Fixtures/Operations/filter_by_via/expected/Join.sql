-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        WHERE EXISTS (
          SELECT
          FROM "public"."role" AS "t1"
          WHERE "t0"."id" = "t1"."movie_id" AND ("t1"."part" IS NULL AND EXISTS (
            SELECT
            FROM "public"."actor" AS "t2"
            WHERE "t2"."id" = "t1"."actor_id" AND "t2"."name" = 'Bob'::text
          ))
        )
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
