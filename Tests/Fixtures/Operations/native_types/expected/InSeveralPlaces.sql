-- call 1
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT CAST($1 AS text) AS text, stars FROM note WHERE id = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT CAST($1::uuid AS text) AS text, stars FROM note WHERE id = $1::uuid
) AS "r$"
));

-- call 2
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT CAST($1::uuid AS text) AS text, stars FROM note WHERE id = $1::uuid
) AS "r$"
));
