-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", CASE WHEN "t0"."director_name" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t0"."director_name"::text, 'UTF8')), 'hex') AS "#", "t0"."director_name" AS "name"
        ) AS r$
      ) END AS "director", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."name" AS "name"
          FROM (
            SELECT "t1"."name"
            FROM "public"."role" AS "t2"
            JOIN "public"."people" AS "t1" ON "t1"."name" = "t2"."actor_name"
            WHERE "t0"."id" = "t2"."movie_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "people_via_Role", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Detail:' || "t3"."id"::text, 'UTF8')), 'hex') AS "#", "t3"."text" AS "text"
          FROM "public"."detail" AS "t3"
          WHERE "t0"."id" = "t3"."movie_id"
        ) AS r$
      ) AS "detail_on_movie"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'abababababababababababababababab'::uuid
    ) AS r$
  ) AS "movie", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t4"."name"::text, 'UTF8')), 'hex') AS "#", "t4"."name" AS "name"
      FROM (
        SELECT "t4"."name"
        FROM "public"."people" AS "t4"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "people", (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t5"."name"::text, 'UTF8')), 'hex') AS "#", "t5"."name" AS "name"
      FROM "public"."people" AS "t5"
      WHERE "t5"."name" = 'Zoë'::text
    ) AS r$
  ) AS "last"
) AS r$;
