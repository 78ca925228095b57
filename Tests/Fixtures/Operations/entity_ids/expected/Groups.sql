-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."born" AS "born", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."born", count(*) AS "a$0"
        FROM "public"."people" AS "t0"
        GROUP BY "t0"."born"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "people", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."born" AS "born"
      FROM (
        SELECT DISTINCT "t2"."born"
        FROM "public"."people" AS "t2"
        WHERE "t2"."born" > 0
        ORDER BY "t2"."born"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "born", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t3"."name"::text, 'UTF8')), 'hex') AS "#", "t3"."name" AS "name"
      FROM (
        SELECT DISTINCT "t3"."name"
        FROM "public"."people" AS "t3"
        WHERE "t3"."born" > 0
        ORDER BY "t3"."name"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "keys", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t4"."id"::text, 'UTF8')), 'hex') AS "#", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t6"."a$0"::integer AS "_count"
          FROM (
            SELECT count(*) AS "a$0"
            FROM "public"."role" AS "t6"
            WHERE "t4"."id" = "t6"."movie_id"
            LIMIT 100
          ) AS "t6"
        ) AS r$
      )) AS "roles_on_movie"
      FROM (
        SELECT "t4"."id"
        FROM "public"."movie" AS "t4"
        WHERE EXISTS (
          SELECT
          FROM "public"."people" AS "t5"
          WHERE "t5"."name" = "t4"."director_name" AND "t5"."name" = 'Ada'::text
        )
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "movies"
) AS r$;
