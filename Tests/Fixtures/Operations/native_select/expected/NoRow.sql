-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT title FROM movie WHERE id = 77
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT title FROM movie WHERE id = 77
) AS "r$"
));
