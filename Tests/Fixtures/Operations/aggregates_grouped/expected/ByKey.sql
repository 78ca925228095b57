-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN abs("t0"."a$0") < 'Infinity' THEN "t0"."a$0" END AS "rating_max"
      FROM (
        SELECT "t0"."id", max("t0"."rating") AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."id"
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
