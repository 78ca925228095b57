-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at"
      FROM "public"."slot" AS "t0"
      WHERE "t0"."at" = ((date_trunc('hour', $1::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
    ) AS r$
  ) AS "slot"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at"
      FROM "public"."slot" AS "t0"
      WHERE FALSE
    ) AS r$
  ) AS "slot"
) AS r$;
