-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."bag" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."bag" AS "t0"
SET "texts" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest($1::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."texts" AS l
  ) AS s
)
WHERE (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- session pool
SELECT 1
FROM "public"."bag" AS "t0";
