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
        ORDER BY count(*) DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."movie" AS "t1"
        GROUP BY ()
        ORDER BY max("t1"."year")
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "nothing"
) AS r$;
