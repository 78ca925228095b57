-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."a$0"::integer AS "_count", "t1"."a$1" AS "born_min", "t1"."a$2" AS "born_max", "t1"."a$3"::integer AS "name_count"
          FROM (
            SELECT count(*) AS "a$0", min("t1"."born") AS "a$1", max("t1"."born") AS "a$2", count(DISTINCT "t1"."name") AS "a$3"
            FROM "public"."role" AS "t2"
            JOIN "public"."actor" AS "t1" ON "t1"."id" = "t2"."actor_id"
            WHERE "t0"."id" = "t2"."movie_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "cast", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."name" AS "name", "t3"."a$0"::integer AS "_count", "t3"."a$1" AS "born_min"
          FROM (
            SELECT "t3"."name", count(*) AS "a$0", min("t3"."born") AS "a$1"
            FROM "public"."role" AS "t4"
            JOIN "public"."actor" AS "t3" ON "t3"."id" = "t4"."actor_id"
            WHERE "t0"."id" = "t4"."movie_id"
            GROUP BY "t3"."name"
            ORDER BY "t3"."name"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "names", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t5"."id" AS "id", "t5"."a$0"::integer AS "_count"
          FROM (
            SELECT "t5"."id", count(*) AS "a$0"
            FROM "public"."role" AS "t6"
            JOIN "public"."actor" AS "t5" ON "t5"."id" = "t6"."actor_id"
            WHERE "t0"."id" = "t6"."movie_id"
            GROUP BY "t5"."id"
            HAVING sum("t6"."fee") > 10
            ORDER BY "t5"."id" DESC
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "ids", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t7"."name" AS "name"
          FROM (
            SELECT "t7"."name"
            FROM "public"."role" AS "t8"
            JOIN "public"."actor" AS "t7" ON "t7"."id" = "t8"."actor_id"
            WHERE "t0"."id" = "t8"."movie_id"
            GROUP BY "t7"."name"
            HAVING count("t8"."fee") >= 1
            ORDER BY max("t8"."fee") DESC, min("t8"."rank")
            LIMIT 100
          ) AS "t7"
        ) AS r$
      )) AS "paid"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
