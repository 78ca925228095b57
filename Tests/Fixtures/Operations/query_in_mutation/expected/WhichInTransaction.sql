-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
