-- call 1, 2, 3, 4, 5
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", "t0"."title", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;

-- call 6
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."title" AS "title", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", "t0"."title", NULL AS "rank$"
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
