-- call 1, 2, 3
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
        WHERE CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements_text("t0"."tags")
        ) END @> $1::text[]
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "boxes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."box" AS "t1"
        WHERE NOT (CASE WHEN jsonb_typeof("t1"."tags") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements_text("t1"."tags")
        ) END && $1::text[])
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "without"
) AS r$;
