-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Review'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."review" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "reviews"
) AS r$;
