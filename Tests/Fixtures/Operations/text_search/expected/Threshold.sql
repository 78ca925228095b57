-- call 1, 2, 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q" AND ts_rank("t0"."_search", "t1"."q") >= CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;

-- call 4, 5
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
