-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."texts" AS "texts", "t0"."ints" AS "ints", "t0"."short" AS "short"
      FROM (
        SELECT "t0"."id", "t0"."ints", "t0"."short", "t0"."texts"
        FROM "public"."bag" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "bags"
) AS r$;
