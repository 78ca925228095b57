-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count", CASE WHEN abs("t0"."a$1") < 'Infinity' THEN "t0"."a$1" END::double precision AS "rating_avg"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0", (CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END) AS "a$1"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
