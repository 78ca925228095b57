-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT date_trunc($1, at) AS unit, count(*) FROM movie GROUP BY date_trunc($1, at) ORDER BY 1
) AS "r$"
));
