-- SERIALIZABLE transaction, 1 locked
UPDATE movie
SET title = 'Changed';
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
-- SERIALIZABLE transaction, 1 locked
ROLLBACK TO SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
RELEASE SAVEPOINT reading;
-- SERIALIZABLE transaction, 1 locked
WITH "r$" AS (
UPDATE movie SET title = title || '!' WHERE poison() RETURNING id
)
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM "r$"
)), pg_current_xact_id()::text;
