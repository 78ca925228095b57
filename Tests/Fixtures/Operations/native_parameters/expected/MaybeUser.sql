-- call 1, 2
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT coalesce($1, 'nobody') AS uid
) AS "r$"
LIMIT 1;
