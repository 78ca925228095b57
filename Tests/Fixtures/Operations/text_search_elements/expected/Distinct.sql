-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."year", max(ts_rank("t0"."_search", "t1"."q")) AS "rank$"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        GROUP BY "t0"."year"
        ORDER BY max(ts_rank("t0"."_search", "t1"."q")) DESC, "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;

-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."year", NULL AS "rank$"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
