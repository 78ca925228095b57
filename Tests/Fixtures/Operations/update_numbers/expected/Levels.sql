-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."rank" AS "rank", "t0"."note" AS "note"
      FROM (
        SELECT "t0"."rank", "t0"."note"
        FROM "public"."level" AS "t0"
        ORDER BY "t0"."rank"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "levels"
) AS r$;
