-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."role" AS "t2"
            JOIN "public"."movie" AS "t1" ON "t1"."id" = "t2"."movie_id"
            WHERE "t0"."id" = "t2"."actor_id" AND ("t2"."rank" <= $1::integer AND EXISTS (
              SELECT
              FROM "public"."movie" AS "t3"
              WHERE "t3"."id" = "t2"."movie_id" AND "t3"."title" LIKE '%z%'
            ))
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "movies_via_Role"
      FROM "public"."actor" AS "t0"
      WHERE "t0"."id" = 'x'::text
    ) AS r$
  ) AS "actor"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."role" AS "t2"
            JOIN "public"."movie" AS "t1" ON "t1"."id" = "t2"."movie_id"
            WHERE "t0"."id" = "t2"."actor_id" AND (EXISTS (
              SELECT
              FROM "public"."movie" AS "t3"
              WHERE "t3"."id" = "t2"."movie_id" AND "t3"."title" LIKE '%z%'
            ))
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "movies_via_Role"
      FROM "public"."actor" AS "t0"
      WHERE "t0"."id" = 'x'::text
    ) AS r$
  ) AS "actor"
) AS r$;
