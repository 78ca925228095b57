-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."n" AS "n", "t0"."tags" AS "tags", "t0"."until" AS "until"
      FROM (
        SELECT "t0"."id", "t0"."n", "t0"."tags", "t0"."until"
        FROM "public"."box" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "boxes"
) AS r$;
