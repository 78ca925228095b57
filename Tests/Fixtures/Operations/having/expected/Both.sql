-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", "t0"."a$0"::integer AS "pages_sum"
      FROM (
        SELECT "t0"."state", sum("t0"."pages") AS "a$0"
        FROM "public"."loan" AS "t0"
        WHERE "t0"."pages" IS NOT NULL
        GROUP BY "t0"."state"
        HAVING (count(*) > 1 AND sum("t0"."pages") < 100)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
