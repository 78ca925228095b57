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
        HAVING (count("t0"."pages") = 3 AND sum("t0"."pages") = 60)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "plain", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."state" AS "state", "t1"."a$0"::integer AS "pages_sum"
      FROM (
        SELECT "t1"."state", sum("t1"."pages") AS "a$0"
        FROM "public"."loan" AS "t1"
        GROUP BY "t1"."state"
        HAVING (count(DISTINCT "t1"."pages") = 2 AND sum(DISTINCT "t1"."pages") = 50 AND avg(DISTINCT "t1"."pages")::double precision = '25'::double precision AND count(*) = 3)
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "distinct", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."state" AS "state"
      FROM (
        SELECT "t2"."state"
        FROM "public"."loan" AS "t2"
        GROUP BY "t2"."state"
        HAVING (count("t2"."pages") = 3 AND count(DISTINCT "t2"."pages") = 2)
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "one", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."state" AS "state"
      FROM (
        SELECT "t3"."state"
        FROM "public"."loan" AS "t3"
        GROUP BY "t3"."state"
        HAVING count("t3"."pages") = 3
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "off", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id", "t4"."state" AS "state"
      FROM (
        SELECT "t4"."id", "t4"."state"
        FROM "public"."loan" AS "t4"
        ORDER BY "t4"."id"
        LIMIT 1
      ) AS "t4"
    ) AS r$
  )) AS "alone"
) AS r$;
