-- call 1, 2, 3
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE seen = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE code = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE at >= $1 AND at < $2
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::jsonb AS any
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE genre = $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE id = ($1::jsonb ->> 'id')::int
) AS "r$"
));
