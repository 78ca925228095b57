-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT lo_create(0) > 0 AS made
) AS "r$"
));
