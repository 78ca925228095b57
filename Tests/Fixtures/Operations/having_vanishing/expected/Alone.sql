-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."loan" AS "t0"
        HAVING (count(*) > $1::bigint AND max("t0"."at") > $2::timestamptz AND (array_agg("t0"."note" ORDER BY "t0"."note") FILTER (WHERE "t0"."note" IS NOT NULL))[1] = $3::jsonb)
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
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."loan" AS "t0"
        HAVING (count(*) > $1::bigint)
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
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."loan" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
