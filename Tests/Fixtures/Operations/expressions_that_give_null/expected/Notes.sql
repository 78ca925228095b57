-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."owner" AS "owner", "t0"."text" AS "text"
      FROM (
        SELECT "t0"."id", "t0"."owner", "t0"."text"
        FROM "public"."note" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "notes"
) AS r$;
