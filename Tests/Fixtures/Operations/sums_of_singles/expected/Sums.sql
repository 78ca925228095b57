-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind", CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END AS "value_sum", CASE WHEN abs("t0"."a$1") < 'Infinity' THEN "t0"."a$1" END AS "distinct", CASE WHEN abs("t0"."a$2") < 'Infinity' THEN "t0"."a$2" END AS "value_max"
      FROM (
        SELECT "t0"."kind", sum("t0"."value"::double precision) AS "a$0", sum(DISTINCT "t0"."value"::double precision) AS "a$1", max("t0"."value") AS "a$2"
        FROM "public"."reading" AS "t0"
        GROUP BY "t0"."kind"
        ORDER BY "t0"."kind"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "readings"
) AS r$;
