-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", "t0"."title", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'two'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
