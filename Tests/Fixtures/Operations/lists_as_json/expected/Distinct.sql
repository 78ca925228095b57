-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN "t0"."tags" END AS "tags"
      FROM (
        SELECT DISTINCT "t0"."tags"
        FROM "public"."box" AS "t0"
        WHERE "t0"."id" <= 2
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "boxes"
) AS r$;
