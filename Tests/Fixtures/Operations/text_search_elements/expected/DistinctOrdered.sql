-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."year" AS "year", (
        SELECT r$
        FROM (
          SELECT "t2"."name" AS "name"
          FROM "public"."person" AS "t2"
          WHERE "t2"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."director_id", "t0"."year"
        FROM "public"."movie" AS "t0", websearch_to_tsquery('english'::regconfig, 'space'::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        GROUP BY "t0"."director_id", "t0"."year"
        ORDER BY "t0"."year" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
