-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM (
            SELECT "t1"."name"
            FROM "public"."role" AS "t2"
            JOIN "public"."actor" AS "t1" ON "t1"."id" = "t2"."actor_id"
            WHERE "t0"."id" = "t2"."movie_id" AND "t2"."part" <> $1::text
            ORDER BY "t2"."rank" DESC
            LIMIT $2::bigint
          ) AS "t1"
        ) AS r$
      )) AS "actors_via_Role", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."part" AS "part", (
            SELECT r$
            FROM (
              SELECT "t3"."actor_id" AS "id"
            ) AS r$
          ) AS "actor"
          FROM (
            SELECT "t3"."actor_id", "t3"."part"
            FROM "public"."role" AS "t3"
            LEFT JOIN "public"."actor" AS "t4" ON "t4"."id" = "t3"."actor_id"
            WHERE "t0"."id" = "t3"."movie_id"
            ORDER BY "t4"."name"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "roles_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM (
            SELECT "t1"."name"
            FROM "public"."role" AS "t2"
            JOIN "public"."actor" AS "t1" ON "t1"."id" = "t2"."actor_id"
            WHERE "t0"."id" = "t2"."movie_id" AND "t2"."part" IS NOT NULL
            ORDER BY "t2"."rank" DESC
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "actors_via_Role", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."part" AS "part", (
            SELECT r$
            FROM (
              SELECT "t3"."actor_id" AS "id"
            ) AS r$
          ) AS "actor"
          FROM (
            SELECT "t3"."actor_id", "t3"."part"
            FROM "public"."role" AS "t3"
            LEFT JOIN "public"."actor" AS "t4" ON "t4"."id" = "t3"."actor_id"
            WHERE "t0"."id" = "t3"."movie_id"
            ORDER BY "t4"."name"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "roles_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM (
            SELECT "t1"."name"
            FROM "public"."role" AS "t2"
            JOIN "public"."actor" AS "t1" ON "t1"."id" = "t2"."actor_id"
            WHERE "t0"."id" = "t2"."movie_id"
            ORDER BY "t2"."rank" DESC
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "actors_via_Role", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."part" AS "part", (
            SELECT r$
            FROM (
              SELECT "t3"."actor_id" AS "id"
            ) AS r$
          ) AS "actor"
          FROM (
            SELECT "t3"."actor_id", "t3"."part"
            FROM "public"."role" AS "t3"
            LEFT JOIN "public"."actor" AS "t4" ON "t4"."id" = "t3"."actor_id"
            WHERE "t0"."id" = "t3"."movie_id"
            ORDER BY "t4"."name"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "roles_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
