-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at"
      FROM "public"."slot" AS "t0"
      WHERE "t0"."at" = date_trunc('hour', $1::timestamptz)
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
      SELECT to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at"
      FROM "public"."slot" AS "t0"
      WHERE FALSE
    ) AS r$
  ) AS "slot"
) AS r$;
