-- call 1
-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET title = 'Read'
WHERE id = $1;
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
SELECT title FROM movie WHERE id = $1
) AS "r$"
    ))
  ) AS "rows"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK TO SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
RELEASE SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET title = 'Written'
WHERE id = $1;

-- call 2
-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET title = 'Read'
WHERE id = $1;
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
SELECT title FROM movie WHERE id = $1
) AS "r$"
    ))
  ) AS "rows"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK TO SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
RELEASE SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
