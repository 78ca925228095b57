-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state"
      FROM (
        SELECT "t0"."state"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING ((max("t0"."n") > $1::integer AND max("t0"."n") = ANY (ARRAY[$2::integer, 7]::integer[])) AND max("t0"."day") < $3::date)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
