-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "n_sum"
      FROM (
        SELECT sum("t0"."n") AS "a$0"
        FROM "public"."acc" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "sum"
) AS r$;
