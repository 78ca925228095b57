-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."extra" AS "extra", "t0"."list" AS "list"
      FROM (
        SELECT "t0"."id", "t0"."extra", "t0"."list"
        FROM "public"."doc" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs"
) AS r$;
