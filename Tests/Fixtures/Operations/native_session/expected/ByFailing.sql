-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT 1 / (
    SELECT count(*)
    FROM movie
    WHERE NOT poison()
  )
) AS "r$"
));
