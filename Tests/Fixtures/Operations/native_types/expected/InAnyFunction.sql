-- call 1
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT jsonb_build_object('n', $1, 's', $2, 'l', $3) AS object
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE stars = $1
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT jsonb_build_object('n', $1::integer, 's', $2::text, 'l', $3::bigint) AS object
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE stars = $1
) AS "r$"
));

-- call 2
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT jsonb_build_object('n', $1::integer, 's', $2::text, 'l', $3::bigint) AS object
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT text FROM note WHERE stars = $1
) AS "r$"
));
