-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END::double precision AS "rating_avg"
      FROM (
        SELECT "t0"."genre", (sum("t0"."rating"::double precision) / count("t0"."rating")) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY (sum("t0"."rating"::double precision) / count("t0"."rating")) DESC, "t0"."genre", max("t0"."year")
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
