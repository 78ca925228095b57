-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", CASE WHEN "t0"."a$0" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."a$0" AT TIME ZONE 'UTC')::text END AS "dueAt_max"
      FROM (
        SELECT "t0"."state", max("t0"."due_at") AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING max("t0"."due_at") > (($1::timestamptz AT TIME ZONE 'UTC') + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", CASE WHEN "t0"."a$0" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."a$0" AT TIME ZONE 'UTC')::text END AS "dueAt_max"
      FROM (
        SELECT "t0"."state", max("t0"."due_at") AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING max("t0"."due_at") > (($1::timestamptz AT TIME ZONE 'UTC' - $2::integer * '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
