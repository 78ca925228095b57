-- call 1
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::int[] AS l
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::jsonb AS o
) AS "r$"
LIMIT 1;
