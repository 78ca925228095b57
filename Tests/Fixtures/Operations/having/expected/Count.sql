-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."state", count(*) AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING count(*) > 1
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
