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
      ) END AS "director"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'abababababababababababababababab'::uuid
    ) AS r$
  ) AS "movie", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t1"."name"::text, 'UTF8')), 'hex') AS "#", "t1"."name" AS "name"
      FROM (
        SELECT "t1"."name"
        FROM "public"."people" AS "t1"
        ORDER BY "t1"."name"
        LIMIT 1
      ) AS "t1"
    ) AS r$
  )) AS "people"
) AS r$;
