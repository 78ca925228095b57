-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state"
      FROM (
        SELECT "t0"."state"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING (count("t0"."state") <> 0 AND count("t0"."note") = 2)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "counts", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."state" AS "state", "t1"."a$0"::bigint::text AS "fee_sum", CASE WHEN abs("t1"."a$1") < 'Infinity' THEN "t1"."a$1" END AS "rating_sum"
      FROM (
        SELECT "t1"."state", sum("t1"."fee") AS "a$0", sum("t1"."rating") AS "a$1"
        FROM "public"."loan" AS "t1"
        GROUP BY "t1"."state"
        HAVING (sum("t1"."fee") = ANY (ARRAY[400,5]::numeric[]) AND sum("t1"."rating") >= '3'::double precision)
        ORDER BY "t1"."state"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "sums", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."state" AS "state", "t2"."a$0"::double precision AS "pages_avg", CASE WHEN abs("t2"."a$1") < 'Infinity' THEN "t2"."a$1" END::double precision AS "rating_avg"
      FROM (
        SELECT "t2"."state", avg("t2"."pages") AS "a$0", (CASE WHEN abs(sum("t2"."rating"::double precision)) <= count("t2"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t2"."rating"::double precision) / count("t2"."rating") END) AS "a$1"
        FROM "public"."loan" AS "t2"
        GROUP BY "t2"."state"
        HAVING ((avg("t2"."pages")::double precision > '19.5'::double precision AND avg("t2"."pages")::double precision <= '20'::double precision) AND (CASE WHEN abs(sum("t2"."rating"::double precision)) <= count("t2"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t2"."rating"::double precision) / count("t2"."rating") END)::double precision <> ALL (ARRAY['1'::double precision,'2'::double precision]::double precision[]))
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "averages", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."state" AS "state", "t3"."a$0" AS "dueOn_min"
      FROM (
        SELECT "t3"."state", min("t3"."due_on") AS "a$0"
        FROM "public"."loan" AS "t3"
        GROUP BY "t3"."state"
        HAVING min("t3"."due_on") < '2021-01-01'::date
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "dates", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."state" AS "state", CASE WHEN "t4"."a$0" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t4"."a$0" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t4"."a$0" AT TIME ZONE 'UTC')::text END AS "at_max"
      FROM (
        SELECT "t4"."state", max("t4"."at") AS "a$0"
        FROM "public"."loan" AS "t4"
        GROUP BY "t4"."state"
        HAVING (max("t4"."at") = '2024-03-01T00:00:00.000000Z'::timestamptz AND min("t4"."at") IS NOT NULL)
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "times", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."state" AS "state", "t5"."a$0" AS "note_min", "t5"."a$1" AS "note_max"
      FROM (
        SELECT "t5"."state", (array_agg("t5"."note" ORDER BY "t5"."note") FILTER (WHERE "t5"."note" IS NOT NULL))[1] AS "a$0", (array_agg("t5"."note" ORDER BY "t5"."note" DESC) FILTER (WHERE "t5"."note" IS NOT NULL))[1] AS "a$1"
        FROM "public"."loan" AS "t5"
        GROUP BY "t5"."state"
        HAVING ((array_agg("t5"."note" ORDER BY "t5"."note" DESC) FILTER (WHERE "t5"."note" IS NOT NULL))[1] = '{"k":1}'::jsonb AND (array_agg("t5"."note" ORDER BY "t5"."note") FILTER (WHERE "t5"."note" IS NOT NULL))[1] = '1'::jsonb)
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "any", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."state" AS "state"
      FROM (
        SELECT "t6"."state"
        FROM "public"."loan" AS "t6"
        GROUP BY "t6"."state"
        HAVING max("t6"."fee") IS NULL
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "null", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."state" AS "state"
      FROM (
        SELECT "t7"."state"
        FROM "public"."loan" AS "t7"
        GROUP BY "t7"."state"
        HAVING ((min("t7"."fee") > 1 AND min("t7"."fee") < 6) AND max("t7"."rating") = '2'::double precision AND min("t7"."rating") = '1.0'::double precision AND min("t7"."pages") = 1)
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "numbers"
) AS r$;
