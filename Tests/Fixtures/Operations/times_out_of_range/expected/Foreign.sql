-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", CASE WHEN "t0"."local" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."local", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."local")::text END AS "local", "t0"."day" AS "day", CASE WHEN "t0"."times" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT CASE WHEN e BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char(e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE (e AT TIME ZONE 'UTC')::text END
        FROM unnest("t0"."times") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "times"
      FROM (
        SELECT "t0"."id", "t0"."at", "t0"."day", "t0"."local", "t0"."times"
        FROM "public"."lease" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "leases", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t1"."a$0" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."a$0" AT TIME ZONE 'UTC')::text END AS "at_min", CASE WHEN "t1"."a$1" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."a$1" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."a$1" AT TIME ZONE 'UTC')::text END AS "at_max", CASE WHEN "t1"."a$2" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."a$2", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."a$2")::text END AS "local_min", CASE WHEN "t1"."a$3" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."a$3", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."a$3")::text END AS "local_max", "t1"."a$4" AS "day_min", "t1"."a$5" AS "day_max"
      FROM (
        SELECT min("t1"."at") AS "a$0", max("t1"."at") AS "a$1", min("t1"."local") AS "a$2", max("t1"."local") AS "a$3", min("t1"."day") AS "a$4", max("t1"."day") AS "a$5"
        FROM "public"."lease" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "ends"
) AS r$;
