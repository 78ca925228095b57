-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END::double precision AS "wide_avg", CASE WHEN abs("t0"."a$1") < 'Infinity' THEN "t0"."a$1" END::double precision AS "single_avg"
      FROM (
        SELECT (sum("t0"."wide"::double precision) / count("t0"."wide")) AS "a$0", (sum("t0"."single"::double precision) / count("t0"."single")) AS "a$1"
        FROM "public"."number" AS "t0"
        WHERE "t0"."kind" = 'none'::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "numbers"
) AS r$;
