-- session pool
SELECT json_build_object('first', (
  SELECT r$
  FROM (
    SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", (
      SELECT r$
      FROM (
        SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."name" AS "name", "t1"."born" AS "born"
        FROM "public"."people" AS "t1"
        WHERE "t1"."name" = "t0"."director_name"
      ) AS r$
    ) AS "director", CASE WHEN "t0"."director_name" IS NOT NULL THEN (
      SELECT r$
      FROM (
        SELECT encode(sha256(convert_to('Person:' || "t0"."director_name"::text, 'UTF8')), 'hex') AS "#", "t0"."director_name" AS "who"
      ) AS r$
    ) END AS "by"
    FROM (
      SELECT "t0"."id", "t0"."director_name", "t0"."title"
      FROM "public"."movie" AS "t0"
      ORDER BY "t0"."title"
      LIMIT 1
    ) AS "t0"
  ) AS r$
), 'a_response_name_that_is_longer_than_the_names_of_columns_in_postgresql', array_to_json(ARRAY(
  SELECT json_build_object('#', encode(sha256(convert_to('Movie:' || "t2"."id"::text, 'UTF8')), 'hex'), 'a_response_name_that_is_longer_than_the_names_of_columns_in_postgresql', (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t3"."name"::text, 'UTF8')), 'hex') AS "#", "t3"."born" AS "born"
      FROM "public"."people" AS "t3"
      WHERE "t3"."name" = "t2"."director_name"
    ) AS r$
  ))
  FROM (
    SELECT "t2"."id", "t2"."director_name"
    FROM "public"."movie" AS "t2"
    ORDER BY "t2"."title"
    LIMIT 1
  ) AS "t2"
)));
