-- call 1
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
        HAVING (count(*) >= $1::bigint AND sum("t0"."pages") = $2::bigint)
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
      SELECT "t0"."state" AS "state"
      FROM (
        SELECT "t0"."state"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING (count(*) >= $1::bigint)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 3
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
        HAVING (sum("t0"."pages") IS NULL)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 4
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
        HAVING (FALSE)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;

-- call 5
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
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
