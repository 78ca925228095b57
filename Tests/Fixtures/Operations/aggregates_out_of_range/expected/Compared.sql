-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind"
      FROM (
        SELECT "t0"."kind"
        FROM "public"."big" AS "t0"
        GROUP BY "t0"."kind"
        HAVING (sum("t0"."int") > 2147483647 AND sum("t0"."big") > 9223372036854775807)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "bigs"
) AS r$;
