-- READ COMMITTED transaction, 0 locked
DELETE FROM movie;
-- READ COMMITTED transaction, 0 locked
ROLLBACK;
