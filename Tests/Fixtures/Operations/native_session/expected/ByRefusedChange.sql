-- READ COMMITTED transaction, 0 locked
UPDATE movie
SET title = 'Changed'
WHERE poison();
-- READ COMMITTED transaction, 0 locked
ROLLBACK;
