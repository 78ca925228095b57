-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT 'Movie'::text AS "__typename"
      FROM (
        SELECT
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        HAVING count(*) > 0
        ORDER BY max(ts_rank("t0"."_search", "t1"."q")) DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
