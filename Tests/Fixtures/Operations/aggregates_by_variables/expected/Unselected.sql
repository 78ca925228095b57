-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", "t0"."title" AS "title"
      FROM (
        SELECT DISTINCT "t0"."title", "t0"."year"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
