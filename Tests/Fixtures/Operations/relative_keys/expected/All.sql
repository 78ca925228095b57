-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."day" AS "day", "t0"."room" AS "room", "t0"."guests" AS "guests"
      FROM (
        SELECT "t0"."day", "t0"."room", "t0"."guests"
        FROM "public"."visit" AS "t0"
        ORDER BY "t0"."day", "t0"."room"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "visits", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t1"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."at" AT TIME ZONE 'UTC')::text END AS "at", "t1"."visit_day" AS "visitDay", "t1"."visit_room" AS "visitRoom", "t1"."note" AS "note"
      FROM (
        SELECT "t1"."at", "t1"."visit_day", "t1"."visit_room", "t1"."note"
        FROM "public"."slot" AS "t1"
        ORDER BY "t1"."at"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "slots"
) AS r$;
