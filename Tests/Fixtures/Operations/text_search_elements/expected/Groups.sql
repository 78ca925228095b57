-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", "t0"."a$0"::integer AS "_count", "t0"."a$1" AS "id_max"
      FROM (
        SELECT "t0"."year", count(*) AS "a$0", max("t0"."id") AS "a$1"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        GROUP BY "t0"."year"
        ORDER BY max(ts_rank("t0"."_search", "t1"."q")) DESC, "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", "t0"."a$0"::integer AS "_count", "t0"."a$1" AS "id_max"
      FROM (
        SELECT "t0"."year", count(*) AS "a$0", max("t0"."id") AS "a$1"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
