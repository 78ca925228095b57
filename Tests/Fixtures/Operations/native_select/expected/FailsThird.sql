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
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT 1 AS n
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT 1 / $1::int AS n
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
