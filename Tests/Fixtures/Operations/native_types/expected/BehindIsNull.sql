-- call 1
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE $1 IS NULL
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE $1::integer IS NULL
) AS "r$"
));

-- call 2
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE $1::integer IS NULL
) AS "r$"
));
