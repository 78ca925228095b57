-- session pool
DELETE FROM movie
WHERE id = 77;
