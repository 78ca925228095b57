-- session pool
UPDATE movie
SET year = year + $1
WHERE year IS NOT NULL;
