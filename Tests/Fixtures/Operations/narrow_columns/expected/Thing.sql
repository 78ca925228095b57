-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t0"."half") < 'Infinity' THEN "t0"."half" END AS "half", "t0"."count"::text AS "count"
      FROM "public"."thing" AS "t0"
      WHERE "t0"."id" = 4
    ) AS r$
  ) AS "thing"
) AS r$;
