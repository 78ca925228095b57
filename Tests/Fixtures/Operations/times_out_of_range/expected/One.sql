-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", CASE WHEN "t0"."local" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."local", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."local")::text END AS "local", "t0"."day" AS "day"
      FROM "public"."lease" AS "t0"
      WHERE "t0"."id" = $1::integer
    ) AS r$
  ) AS "lease"
) AS r$;
