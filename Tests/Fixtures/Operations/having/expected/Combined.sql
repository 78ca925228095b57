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
        HAVING (sum("t0"."pages") >= 60 OR sum("t0"."fee") = 5)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "either", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."state" AS "state"
      FROM (
        SELECT "t1"."state"
        FROM "public"."loan" AS "t1"
        GROUP BY "t1"."state"
        HAVING NOT ((sum("t1"."pages") >= 60 OR count(*) = 2))
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "neither", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."state" AS "state"
      FROM (
        SELECT "t2"."state"
        FROM "public"."loan" AS "t2"
        GROUP BY "t2"."state"
        HAVING (count("t2"."pages") >= 1 AND count("t2"."pages") <= 2)
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."state" AS "state", "t3"."a$0" AS "pages_max"
      FROM (
        SELECT "t3"."state", max("t3"."pages") AS "a$0"
        FROM "public"."loan" AS "t3"
        GROUP BY "t3"."state"
        HAVING (count(*) = ANY (ARRAY[1,3]::bigint[]) AND NOT (max("t3"."pages") IS NULL))
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "mixed"
) AS r$;
