-- one snapshot
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT array_to_json(ARRAY(
      SELECT row_to_json("r$".*)
      FROM (
SELECT touch()
) AS "r$"
    ))
  ) AS "_select"
) AS r$;
