-- call 1
-- session pool
WITH o AS (
  SELECT
  FROM "public"."box" AS "t0"
  WHERE "t0"."id" <= 3
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."box" AS "t0"
SET "tags" = to_jsonb(array_cat(ARRAY['first'::text]::text[], (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position(ARRAY['a'::text]::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT (
      SELECT array_cat(s.l, ARRAY(
        SELECT g.e
        FROM unnest(ARRAY['b'::text,'c'::text]::text[]) WITH ORDINALITY AS g(e, n)
        WHERE array_position(s.l, g.e) IS NULL
        GROUP BY g.e
        ORDER BY min(g.n)
      ))
      FROM (
        SELECT array_cat(CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements_text("t0"."tags")
        ) END, $1::text[]) AS l
      ) AS s
    ) AS l
  ) AS s
))), "anys" = to_jsonb((
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['1'::jsonb,'3'::jsonb]::jsonb[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT CASE WHEN jsonb_typeof("t0"."anys") = 'array' THEN ARRAY(
      SELECT jsonb_array_elements("t0"."anys")
    ) END AS l
  ) AS s
))
WHERE "t0"."id" <= 3 AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- session pool
WITH o AS (
  SELECT
  FROM "public"."box" AS "t0"
  WHERE "t0"."id" <= 3
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."box" AS "t0"
SET "tags" = to_jsonb(array_cat(ARRAY['first'::text]::text[], (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position(ARRAY['a'::text]::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT (
      SELECT array_cat(s.l, ARRAY(
        SELECT g.e
        FROM unnest(ARRAY['b'::text,'c'::text]::text[]) WITH ORDINALITY AS g(e, n)
        WHERE array_position(s.l, g.e) IS NULL
        GROUP BY g.e
        ORDER BY min(g.n)
      ))
      FROM (
        SELECT CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN ARRAY(
          SELECT jsonb_array_elements_text("t0"."tags")
        ) END AS l
      ) AS s
    ) AS l
  ) AS s
))), "anys" = to_jsonb((
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['1'::jsonb,'3'::jsonb]::jsonb[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT CASE WHEN jsonb_typeof("t0"."anys") = 'array' THEN ARRAY(
      SELECT jsonb_array_elements("t0"."anys")
    ) END AS l
  ) AS s
))
WHERE "t0"."id" <= 3 AND (
  SELECT count(*)
  FROM o
) >= 0;
