-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Loan'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."loan" AS "t0"
        GROUP BY ()
        HAVING count(*) > $1::bigint
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Loan'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."loan" AS "t0"
        GROUP BY ()
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
