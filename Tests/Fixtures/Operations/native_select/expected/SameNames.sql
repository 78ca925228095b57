-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id AS a, title AS b, -id AS a FROM movie ORDER BY id LIMIT 2
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT 1 AS a, 2 AS a, '{"a": 1, "b": [2]}'::json AS a
) AS "r$"
LIMIT 1;
