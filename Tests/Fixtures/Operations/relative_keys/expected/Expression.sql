-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", (
        SELECT r$
        FROM (
          SELECT "t1"."guests" AS "guests"
          FROM "public"."visit" AS "t1"
          WHERE "t1"."day" = "t0"."visit_day" AND "t1"."room" = "t0"."visit_room"
        ) AS r$
      ) AS "visit"
      FROM "public"."slot" AS "t0"
      WHERE "t0"."at" = $1::timestamptz
    ) AS r$
  ) AS "slot"
) AS r$;
