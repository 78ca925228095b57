-- session pool
WITH "r$" AS (
UPDATE note SET text = CAST($1 AS text) WHERE id = $1 RETURNING text
)
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM "r$"
)), pg_current_xact_id()::text;
