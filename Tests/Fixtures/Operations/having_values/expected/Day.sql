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
        HAVING (min("t0"."day") <= ((date_trunc('month', $1::date::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND max("t0"."n") = ANY (ARRAY[5,7]::integer[]))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
