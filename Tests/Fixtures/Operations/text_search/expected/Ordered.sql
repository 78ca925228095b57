-- call 1
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
      ) AS "_metadata", (
        SELECT r$
        FROM (
          SELECT "t3"."name" AS "name", NULL AS "_metadata"
          FROM "public"."person" AS "t3"
          WHERE "t3"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."id", "t0"."director_id", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0"
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."director_id", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q" AND "t0"."year" >= $2::integer
        ORDER BY "t2"."name", "t0"."year" DESC
        LIMIT 2
        OFFSET 0
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
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata", (
        SELECT r$
        FROM (
          SELECT "t3"."name" AS "name", NULL AS "_metadata"
          FROM "public"."person" AS "t3"
          WHERE "t3"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."id", "t0"."director_id", ts_rank("t0"."_search", "t1"."q") AS "rank$"
        FROM "public"."movie" AS "t0"
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."director_id", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY "t2"."name", "t0"."year" DESC
        LIMIT 2
        OFFSET 0
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
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "relevance"
        ) AS r$
      ) AS "_metadata", (
        SELECT r$
        FROM (
          SELECT "t3"."name" AS "name", NULL AS "_metadata"
          FROM "public"."person" AS "t3"
          WHERE "t3"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."id", "t0"."director_id", NULL AS "rank$"
        FROM "public"."movie" AS "t0"
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."director_id"
        ORDER BY "t2"."name", "t0"."year" DESC
        LIMIT 2
        OFFSET 0
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
