-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::jsonb AS v
) AS "r$"
LIMIT 1;
