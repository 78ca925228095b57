-- SERIALIZABLE transaction, 1 locked
DELETE FROM movie;
-- SERIALIZABLE transaction, 1 locked
DELETE FROM nowhere;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
