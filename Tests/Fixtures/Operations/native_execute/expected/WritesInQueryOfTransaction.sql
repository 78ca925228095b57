-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET title = 'Lost'
WHERE id = 1;
-- SERIALIZABLE transaction, 1 locked
SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
SET TRANSACTION READ ONLY;
-- SERIALIZABLE transaction, 1 locked
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
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
