-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "int_sum"
      FROM (
        SELECT sum("t0"."int") AS "a$0"
        FROM "public"."big" AS "t0"
        WHERE "t0"."kind" = 'a'::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "bigs"
) AS r$;
