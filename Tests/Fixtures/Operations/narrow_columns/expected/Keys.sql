-- call 1, 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t0"."at") < 'Infinity' THEN "t0"."at" END AS "at", "t0"."name" AS "name"
      FROM "public"."spot" AS "t0"
      WHERE "t0"."at" = CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
    ) AS r$
  ) AS "spot"
) AS r$;
