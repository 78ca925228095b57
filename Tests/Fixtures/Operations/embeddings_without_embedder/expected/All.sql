-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."v"::text::json AS "v"
      FROM (
        SELECT "t0"."id", "t0"."v"
        FROM "public"."doc" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs"
) AS r$;
