-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie FOR UPDATE
) AS "r$"
));
