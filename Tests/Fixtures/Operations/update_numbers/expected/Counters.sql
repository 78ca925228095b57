-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."n" AS "n", "t0"."big"::text AS "big", CASE WHEN abs("t0"."f") < 'Infinity' THEN "t0"."f" END AS "f", "t0"."small" AS "small", "t0"."wide"::text AS "wide", CASE WHEN abs("t0"."price") < 'Infinity' THEN "t0"."price" END AS "price", CASE WHEN abs("t0"."half") < 'Infinity' THEN "t0"."half" END AS "half"
      FROM (
        SELECT "t0"."id", "t0"."big", "t0"."f", "t0"."half", "t0"."n", "t0"."price", "t0"."small", "t0"."wide"
        FROM "public"."counter" AS "t0"
        WHERE "t0"."id" <> 'max'::text
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "counters"
) AS r$;
