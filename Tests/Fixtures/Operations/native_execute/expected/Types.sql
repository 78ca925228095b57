-- call 1, 2
-- session pool
WITH "r$" AS (
INSERT INTO movie (id, title, year, rating, budget, seen, tags, extra) VALUES (100, $1, $2, $3, $4, $5, $6, $7) RETURNING title, year, rating, budget, seen, tags, extra
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
-- session pool
WITH "r$" AS (
UPDATE movie SET year = $1, rating = $2, budget = $3, title = $4 WHERE id = 100 RETURNING title, year, rating, budget
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
-- session pool
DELETE FROM movie
WHERE id = 100;
