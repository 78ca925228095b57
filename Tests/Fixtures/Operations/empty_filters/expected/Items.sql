-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."done" AS "done"
      FROM (
        SELECT "t0"."id", "t0"."done"
        FROM "public"."item" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "items"
) AS r$;
