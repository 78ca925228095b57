-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."box" AS "t0"
        WHERE ("t0"."extra" = jsonb_build_object('id', $1::jsonb) AND "t0"."id" = ANY (ARRAY[$2::integer, 1]::integer[]))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "boxes"
) AS r$;
