-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
WITH m AS (
    SELECT id
    FROM movie
    WHERE year IS NOT NULL
  ) SELECT * FROM m ORDER BY id DESC
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT * FROM ((
    SELECT 1 AS n
  ) UNION ALL (
    SELECT 2
  )) AS rows ORDER BY n
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT * FROM (VALUES (1, 'a'), (2, 'b')) AS rows
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
select 'it''s' as text
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT '--' AS a, $$--$$ AS b, 1 AS "--"
) AS "r$"
));
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT set_config('my.own', 'x', true) AS own, pg_advisory_xact_lock(1)::text AS lock
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT FROM movie WHERE id = 1
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id AS "r$", id AS "select" FROM movie WHERE id = 1
) AS "r$"
));
