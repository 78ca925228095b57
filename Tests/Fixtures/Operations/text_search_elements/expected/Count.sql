-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count", "t0"."a$1"::integer AS "year_count"
      FROM (
        SELECT count(*) AS "a$0", count(DISTINCT "t0"."year") AS "a$1"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q" AND ts_rank("t0"."_search", "t1"."q") >= '0.07'::real
        ORDER BY max(ts_rank("t0"."_search", "t1"."q")) DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
