-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."loan" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "braces", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."loan" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 1
      ) AS "t1"
    ) AS r$
  )) AS "null", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."loan" AS "t2"
        GROUP BY "t2"."id"
        HAVING (TRUE)
        ORDER BY "t2"."id"
        LIMIT 1
      ) AS "t2"
    ) AS r$
  )) AS "members", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."state" AS "state"
      FROM (
        SELECT "t3"."state"
        FROM "public"."loan" AS "t3"
        GROUP BY "t3"."state"
        HAVING (TRUE AND count(*) >= 1)
        ORDER BY "t3"."state"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."state" AS "state"
      FROM (
        SELECT "t4"."state"
        FROM "public"."loan" AS "t4"
        GROUP BY "t4"."state"
        HAVING (FALSE AND count(*) >= 1)
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "none"
) AS r$;
