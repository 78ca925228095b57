-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT count(*) AS n FROM movie
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
TABLE movie ORDER BY id LIMIT 0
) AS "r$"
));
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT 'Query'::text AS v
) AS r;
