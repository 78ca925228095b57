-- call 1
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1 AS uid, $2::int AS n, $3::text[] AS l, $4::timestamptz AS t, $5 AS dyn
) AS "r$"
LIMIT 1;
