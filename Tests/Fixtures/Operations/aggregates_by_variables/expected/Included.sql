-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        WHERE ("t0"."title" = 'Dune'::text AND "t0"."year" < 2000)
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "either"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", (
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."director_id", "t0"."genre"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."genre", "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."genre" AS "genre", (
        SELECT r$
        FROM (
          SELECT "t3"."name" AS "name"
          FROM "public"."person" AS "t3"
          WHERE "t3"."id" = "t2"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t2"."director_id", "t2"."genre"
        FROM "public"."movie" AS "t2"
        WHERE ("t2"."title" = 'Dune'::text AND "t2"."year" < 2000)
        ORDER BY "t2"."genre"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "either"
) AS r$;
