-- session pool
WITH "r$" AS (
UPDATE movie SET title = upper(title) WHERE id = 1 RETURNING *
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
-- session pool
WITH "r$" AS (
DELETE FROM movie WHERE id = 77 RETURNING id
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
