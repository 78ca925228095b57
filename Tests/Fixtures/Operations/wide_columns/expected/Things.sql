-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."big"::text AS "big", CASE WHEN abs("t0"."price") < 'Infinity' THEN "t0"."price" END AS "price"
      FROM (
        SELECT "t0"."id", "t0"."big", "t0"."price"
        FROM "public"."thing" AS "t0"
        WHERE "t0"."id" < 3
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
