-- session pool
WITH "r$" AS (
INSERT INTO movie (id, title) VALUES ($1, $2), ($3, $2 || '!') RETURNING id, title
)
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM "r$"
)), pg_current_xact_id()::text;
