-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "_id", encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "again", "t0"."title" AS "title", CASE WHEN "t0"."director_name" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t0"."director_name"::text, 'UTF8')), 'hex') AS "_id"
        ) AS r$
      ) END AS "director", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Review:' || json_build_array("t1"."movie_id"::text, "t1"."stars"::text)::text, 'UTF8')), 'hex') AS "_id", (
            SELECT r$
            FROM (
              SELECT encode(sha256(convert_to('Movie:' || "t1"."movie_id"::text, 'UTF8')), 'hex') AS "_id", encode(uuid_send("t1"."movie_id"), 'hex') AS "id"
            ) AS r$
          ) AS "movie"
          FROM (
            SELECT "t1"."movie_id", "t1"."stars"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            LIMIT 100
          ) AS "t1"
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
      SELECT encode(sha256(convert_to('Person:' || "t2"."name"::text, 'UTF8')), 'hex') AS "_id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Movie:' || "t3"."id"::text, 'UTF8')), 'hex') AS "_id"
          FROM (
            SELECT "t3"."id"
            FROM "public"."movie" AS "t3"
            WHERE "t2"."name" = "t3"."director_name"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "movies_on_director"
      FROM (
        SELECT "t2"."name"
        FROM "public"."people" AS "t2"
        ORDER BY "t2"."name"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "people"
) AS r$;
