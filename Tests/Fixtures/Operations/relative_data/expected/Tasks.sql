-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", to_char("t0"."due" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "due", to_char("t0"."local" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "local", "t0"."day" AS "day", to_char("t0"."made" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "made", "t0"."from" AS "from"
      FROM (
        SELECT "t0"."id", "t0"."day", "t0"."due", "t0"."from", "t0"."local", "t0"."made"
        FROM "public"."task" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "tasks"
) AS r$;
