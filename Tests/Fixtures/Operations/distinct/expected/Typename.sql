-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "__typename"
      FROM (
        SELECT DISTINCT TRUE
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "__typename"
      FROM (
        SELECT DISTINCT TRUE
        FROM "public"."movie" AS "t1"
        WHERE "t1"."year" > 3000
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "none"
) AS r$;
