-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year"
      FROM (
        SELECT "t0"."year"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q" AND "t0"."year" <= 1982
        GROUP BY "t0"."year"
        ORDER BY max(ts_rank("t0"."_search", "t1"."q")) DESC, "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;

-- call 2, 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year"
      FROM (
        SELECT "t0"."year"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q" AND "t0"."year" <= 1982
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
