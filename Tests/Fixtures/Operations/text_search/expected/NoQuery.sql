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
        SELECT "t0"."id", NULL AS "rank$"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies_search"
) AS r$;
