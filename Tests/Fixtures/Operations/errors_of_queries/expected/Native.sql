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
        FROM "public"."acc" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT 1 / $1::int AS n
) AS "r$"
LIMIT 1;
