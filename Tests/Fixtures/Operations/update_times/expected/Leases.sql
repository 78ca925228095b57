-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN "t0"."until" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."until" AT TIME ZONE 'UTC')::text END AS "until", CASE WHEN "t0"."local" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."local", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."local")::text END AS "local", "t0"."day" AS "day"
      FROM (
        SELECT "t0"."id", "t0"."day", "t0"."local", "t0"."until"
        FROM "public"."lease" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "leases"
) AS r$;
