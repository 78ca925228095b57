-- session pool
UPDATE movie
SET title = (1 / (id - 1))::text
WHERE poison();
