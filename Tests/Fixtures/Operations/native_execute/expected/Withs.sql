-- session pool
WITH gone AS (
  DELETE FROM movie
  WHERE id > 3
  RETURNING id
)
UPDATE movie
SET year = (
  SELECT count(*)
  FROM gone
)
WHERE id < 3;
-- session pool
WITH "r$" AS (
WITH m AS (
  SELECT min(id) AS id
  FROM movie
) UPDATE movie SET year = 1 FROM m WHERE movie.id = m.id RETURNING movie.id
)
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM "r$"
)), pg_current_xact_id()::text;
