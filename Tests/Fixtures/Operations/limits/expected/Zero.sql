-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."item" AS "t0"
        LIMIT 0
      ) AS "t0"
    ) AS r$
  )) AS "items"
) AS r$;
