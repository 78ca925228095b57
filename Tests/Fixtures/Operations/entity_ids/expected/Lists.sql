-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", "t0"."any" AS "any"
      FROM (
        SELECT "t0"."id", "t0"."any", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t1"."id"::text, 'UTF8')), 'hex') AS "#", "t1"."title" AS "title"
      FROM (
        SELECT "t1"."id", "t1"."title"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."title" = 'nothing'::text
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "none", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Person:' || "t2"."name"::text, 'UTF8')), 'hex') AS "#", encode(sha256(convert_to('Person:' || "t2"."name"::text, 'UTF8')), 'hex') AS "_id", "t2"."name" AS "name"
      FROM (
        SELECT "t2"."name"
        FROM "public"."people" AS "t2"
        ORDER BY "t2"."name"
        LIMIT 2
      ) AS "t2"
    ) AS r$
  )) AS "people"
) AS r$;
