-- session pool
WITH "r$" AS (
UPDATE movie SET seen = FALSE WHERE id < 3 RETURNING id, title AS t, id + 10 AS id
)
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM "r$"
)), pg_current_xact_id()::text;
