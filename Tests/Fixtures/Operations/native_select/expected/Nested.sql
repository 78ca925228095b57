-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT * FROM (
    WITH d AS (TABLE movie)
    SELECT count(*)
    FROM d
  ) x
) AS "r$"
));
