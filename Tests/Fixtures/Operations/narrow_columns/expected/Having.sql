-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END AS "half_max"
      FROM (
        SELECT max("t0"."half") AS "a$0"
        FROM "public"."thing" AS "t0"
        HAVING max("t0"."half") < CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
