-- one snapshot
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT array_to_json(ARRAY(
      SELECT row_to_json("r$".*)
      FROM (
SELECT lo_create(0) > 0 AS made
) AS "r$"
    ))
  ) AS "objects", (
    SELECT array_to_json(ARRAY(
      SELECT row_to_json("r$".*)
      FROM (
SELECT poison()
) AS "r$"
    ))
  ) AS "poisoned"
) AS r$;
