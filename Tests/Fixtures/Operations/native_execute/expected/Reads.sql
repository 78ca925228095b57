-- session pool
UPDATE movie
SET title = 'Read'
WHERE id = $1;
-- one snapshot
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT row_to_json("r$".*)
    FROM (
SELECT id, title FROM movie WHERE id = $1
) AS "r$"
    LIMIT 1
  ) AS "m", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "_id"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."id" = $2::integer
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
-- session pool
WITH "r$" AS (
UPDATE movie SET title = $1 || '!' WHERE id = $2 RETURNING title
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
