-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE stars = $1 AND id = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE stars = $1::uuid AND id = $1::uuid
) AS "r$"
));
