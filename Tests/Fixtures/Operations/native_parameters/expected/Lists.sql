-- call 1, 2, 3, 4
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE id = ANY($1)
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT n FROM unnest($1::text[]) WITH ORDINALITY AS u(n, i) ORDER BY i
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE tags && $1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id FROM movie WHERE code = ANY($1)
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT a FROM unnest($1::jsonb[]) a
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::numeric[] AS floats
) AS "r$"
LIMIT 1;
