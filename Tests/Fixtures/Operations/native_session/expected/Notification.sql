-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT pg_notify('a', 'b')::text AS sent
) AS "r$"
));
