-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."year", count(*) AS "a$0"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        GROUP BY "t0"."year"
        HAVING count(*) > 1
        ORDER BY count(*) DESC, "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
