-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state", CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END::double precision AS "rating_avg"
      FROM (
        SELECT "t0"."state", (CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END) AS "a$0"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING (CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END)::double precision = '1.75'::double precision
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
