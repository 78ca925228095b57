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
SELECT text FROM note WHERE id = $1
) AS "r$"
    ))
  ) AS "_select"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK TO SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
RELEASE SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
INSERT INTO note (id, text, stars)
SELECT $1, CAST($2 AS text), stars
FROM note
WHERE id = $2;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
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
SELECT text FROM note WHERE id = $1
) AS "r$"
    ))
  ) AS "_select"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK TO SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
RELEASE SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
INSERT INTO note (id, text, stars)
SELECT $1::uuid, CAST($2::uuid AS text), stars
FROM note
WHERE id = $2::uuid;
