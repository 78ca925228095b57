-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."actor" AS "t0"
        WHERE (NOT EXISTS (
          SELECT
          FROM "public"."role" AS "t2"
          JOIN "public"."movie" AS "t1" ON "t1"."id" = "t2"."movie_id"
          WHERE "t0"."id" = "t2"."actor_id"
        ))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "actors"
) AS r$;
