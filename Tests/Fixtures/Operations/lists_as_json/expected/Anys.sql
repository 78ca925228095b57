-- call 1, 2
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."box" AS "t0"
        WHERE ($1::jsonb = ANY (CASE WHEN jsonb_typeof("t0"."anys") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements("t0"."anys")
        ) END))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."box" AS "t1"
        WHERE CASE WHEN jsonb_typeof("t1"."anys") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements("t1"."anys")
        ) END @> ARRAY['1'::jsonb]::jsonb[]
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
