-- session pool
INSERT INTO movie (id, title)
VALUES (1, 'again');
-- session pool
UPDATE movie
SET year = -1;
-- session pool
DELETE FROM nowhere
WHERE secret = 'x';
-- session pool
UPDATE movie
SET year = $1;
-- session pool
UPDATE movie
SET year = 2
WHERE id = 1;
