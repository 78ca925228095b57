-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::int AS i, $2::numeric AS f, $3 AS s, $4::boolean AS b, $5::text AS n, $6::int[] AS l, $7::jsonb AS o, $8 AS e
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE id = $1
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1 AS b, $2 AS a, $1 AS again
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::text[] AS t
) AS "r$"
LIMIT 1;
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
SELECT $1 || $2 AS t, $3||$4||$5||$6||$7||$8||$9||$10 AS r
) AS "r$"
LIMIT 1;
