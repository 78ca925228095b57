-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT * FROM movie ORDER BY id
) AS "r$"
));
