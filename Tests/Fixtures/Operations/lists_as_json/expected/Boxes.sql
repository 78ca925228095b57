-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN "t0"."tags" END AS "tags", CASE WHEN jsonb_typeof("t0"."anys") = 'array' THEN "t0"."anys" END AS "anys", CASE WHEN jsonb_typeof("t0"."made") = 'array' THEN "t0"."made" END AS "made", "t0"."words" AS "words"
      FROM (
        SELECT "t0"."id", "t0"."anys", "t0"."made", "t0"."tags", "t0"."words"
        FROM "public"."box" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "boxes"
) AS r$;
