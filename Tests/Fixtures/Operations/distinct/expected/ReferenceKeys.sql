-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."director_id" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t0"."director_id" AS "id"
        ) AS r$
      ) END AS "director"
      FROM (
        SELECT DISTINCT "t0"."director_id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."director_id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
