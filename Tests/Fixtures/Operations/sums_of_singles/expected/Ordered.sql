-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind"
      FROM (
        SELECT "t0"."kind"
        FROM "public"."reading" AS "t0"
        GROUP BY "t0"."kind"
        ORDER BY sum("t0"."value"::double precision) DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "readings"
) AS r$;
