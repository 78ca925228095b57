-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."owner_id", websearch_to_tsquery('english'::regconfig, $1::text) AS "t1"("q")
        WHERE "t0"."_search" @@ "t1"."q"
        ORDER BY "t2"."name", "t2"."age"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things_search"
) AS r$;
