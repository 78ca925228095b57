-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY ts_rank("t0"."_search", "t1"."q") DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "none", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."movie" AS "t2", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t3"("q")
        WHERE "t2"."_search" @@ "t3"."q" AND ts_rank("t2"."_search", "t3"."q") >= '0.07'::real
        ORDER BY ts_rank("t2"."_search", "t3"."q") DESC, "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "some", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."movie" AS "t4", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t5"("q")
        WHERE "t4"."_search" @@ "t5"."q"
        ORDER BY ts_rank("t4"."_search", "t5"."q") DESC, "t4"."id"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "all"
) AS r$;
