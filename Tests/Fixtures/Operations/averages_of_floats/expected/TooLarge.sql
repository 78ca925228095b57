-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END::double precision AS "wide_avg"
      FROM (
        SELECT (CASE WHEN abs(sum("t0"."wide"::double precision)) <= count("t0"."wide") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."wide"::double precision) / count("t0"."wide") END) AS "a$0"
        FROM "public"."number" AS "t0"
        WHERE "t0"."kind" = 'd'::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "numbers"
) AS r$;
