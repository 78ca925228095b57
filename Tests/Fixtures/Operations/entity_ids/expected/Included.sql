-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."born" AS "born"
          FROM "public"."people" AS "t1"
          WHERE "t1"."name" = "t0"."director_name"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."id", "t0"."director_name", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title" DESC
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
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."title" = $1::text
        ORDER BY "t0"."title" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
