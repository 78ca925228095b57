-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", "t0"."genre" AS "kind", "t0"."a$0"::integer AS "_count", "t0"."a$0"::integer AS "n", CASE WHEN abs("t0"."a$1") < 'Infinity' THEN "t0"."a$1" END AS "rating_sum", "t0"."a$2"::integer AS "years", "t0"."a$3"::integer AS "distinctYears"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0", sum("t0"."rating") AS "a$1", count("t0"."year") AS "a$2", count(DISTINCT "t0"."year") AS "a$3"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
