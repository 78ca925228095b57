-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "_id", encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "again", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "_id"
          FROM "public"."people" AS "t1"
          WHERE "t1"."name" = "t0"."director_name"
        ) AS r$
      ) AS "director", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Review:' || json_build_array("t2"."movie_id"::text, "t2"."stars"::text)::text, 'UTF8')), 'hex') AS "_id", (
            SELECT r$
            FROM (
              SELECT encode(sha256(convert_to('Movie:' || "t3"."id"::text, 'UTF8')), 'hex') AS "_id", encode(uuid_send("t3"."id"), 'hex') AS "id"
              FROM "public"."movie" AS "t3"
              WHERE "t3"."id" = "t2"."movie_id"
            ) AS r$
          ) AS "movie"
          FROM (
            SELECT "t2"."movie_id", "t2"."stars"
            FROM "public"."review" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "reviews_on_movie"
      FROM (
        SELECT "t0"."id", "t0"."director_name", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t4"."name"::text, 'UTF8')), 'hex') AS "_id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Movie:' || "t5"."id"::text, 'UTF8')), 'hex') AS "_id"
          FROM (
            SELECT "t5"."id"
            FROM "public"."movie" AS "t5"
            WHERE "t4"."name" = "t5"."director_name"
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "movies_on_director"
      FROM (
        SELECT "t4"."name"
        FROM "public"."people" AS "t4"
        ORDER BY "t4"."name"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "people"
) AS r$;
