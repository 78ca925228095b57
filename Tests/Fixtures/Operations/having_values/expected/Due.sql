-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", to_char("t0"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "dueAt_max"
      FROM (
        SELECT "t0"."state", max("t0"."due_at") AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING max("t0"."due_at") > ($1::timestamptz)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", to_char("t0"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "dueAt_max"
      FROM (
        SELECT "t0"."state", max("t0"."due_at") AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING max("t0"."due_at") > ($1::timestamptz - $2::integer * '1 day'::interval)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
