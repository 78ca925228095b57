-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT title, year FROM movie ORDER BY year DESC NULLS LAST
) AS "r$"
LIMIT 1;
