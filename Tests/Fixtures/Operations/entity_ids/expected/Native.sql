-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT title AS "#", title FROM movie ORDER BY title DESC LIMIT 1
) AS "r$"
));
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", "t0"."any" AS "any"
      FROM (
        SELECT "t0"."id", "t0"."any"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT 1 AS "#"
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t1"."id"::text, 'UTF8')), 'hex') AS "#", "t1"."title" AS "title"
      FROM "public"."movie" AS "t1"
      WHERE "t1"."id" = 'abababababababababababababababab'::uuid
    ) AS r$
  ) AS v
) AS r;
