-- session pool
UPDATE movie
SET title = 'Changed'
WHERE poison();
