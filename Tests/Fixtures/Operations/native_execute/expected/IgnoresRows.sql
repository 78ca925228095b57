-- session pool
UPDATE movie
SET seen = TRUE
RETURNING 'secret', title, id;
