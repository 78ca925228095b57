-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "n", CASE WHEN abs("t1"."a$1") < 'Infinity' THEN "t1"."a$1" END AS "best"
      FROM (
        SELECT count(*) AS "a$0", max("t1"."rating") AS "a$1"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."year" > 3000
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "none"
) AS r$;
