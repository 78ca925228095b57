-- call 1, 2, 3, 4
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE year = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE year = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE year = $1 AND budget > $1 AND rating < $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT title FROM movie WHERE title = $1 OR title = $2
) AS "r$"
));
