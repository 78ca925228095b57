-- call 1, 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."bag" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."bag" AS "t0"
SET "texts" = (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position($1::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT "t0"."texts" AS l
  ) AS s
), "short" = (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position(ARRAY['x'::text,'q'::text]::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT "t0"."short"::text[] AS l
  ) AS s
)
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
