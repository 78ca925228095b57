-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."born" AS "born", array_to_json(ARRAY(
            SELECT r$
            FROM (
              SELECT encode(sha256(convert_to('Movie:' || "t2"."id"::text, 'UTF8')), 'hex') AS "#", "t2"."title" AS "title", CASE WHEN "t2"."director_name" IS NOT NULL THEN (
                SELECT r$
                FROM (
                  SELECT encode(sha256(convert_to('Person:' || "t2"."director_name"::text, 'UTF8')), 'hex') AS "#", "t2"."director_name" AS "name"
                ) AS r$
              ) END AS "director"
              FROM (
                SELECT "t2"."id", "t2"."director_name", "t2"."title"
                FROM "public"."movie" AS "t2"
                WHERE "t1"."name" = "t2"."director_name"
                LIMIT 100
              ) AS "t2"
            ) AS r$
          )) AS "movies_on_director"
          FROM "public"."people" AS "t1"
          WHERE "t1"."name" = "t0"."director_name"
        ) AS r$
      ) AS "director", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Detail:' || "t3"."id"::text, 'UTF8')), 'hex') AS "#", "t3"."text" AS "text", (
            SELECT r$
            FROM (
              SELECT encode(sha256(convert_to('Movie:' || "t3"."movie_id"::text, 'UTF8')), 'hex') AS "#", encode(uuid_send("t3"."movie_id"), 'hex') AS "id"
            ) AS r$
          ) AS "movie"
          FROM "public"."detail" AS "t3"
          WHERE "t0"."id" = "t3"."movie_id"
        ) AS r$
      ) AS "detail_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Role:' || json_build_array("t4"."movie_id"::text, "t4"."actor_name"::text)::text, 'UTF8')), 'hex') AS "#", "t4"."part" AS "part", (
            SELECT r$
            FROM (
              SELECT encode(sha256(convert_to('Person:' || "t4"."actor_name"::text, 'UTF8')), 'hex') AS "#", "t4"."actor_name" AS "name"
            ) AS r$
          ) AS "actor"
          FROM (
            SELECT "t4"."movie_id", "t4"."actor_name", "t4"."part"
            FROM "public"."role" AS "t4"
            WHERE "t0"."id" = "t4"."movie_id"
            ORDER BY "t4"."part"
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "roles_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t5"."name"::text, 'UTF8')), 'hex') AS "#", "t5"."name" AS "name"
          FROM (
            SELECT "t5"."name"
            FROM "public"."role" AS "t6"
            JOIN "public"."people" AS "t5" ON "t5"."name" = "t6"."actor_name"
            WHERE "t0"."id" = "t6"."movie_id"
            ORDER BY "t6"."part"
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "people_via_Role"
      FROM (
        SELECT "t0"."id", "t0"."director_name", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
