-- call 1
-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = array_cat($1::text[], (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['z'::text, $2::text, $2::text]::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT (
      SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
        SELECT u.e
        FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
        WHERE array_position($1::text[], u.e) IS NULL
        ORDER BY u.n
      ) END
      FROM (
        SELECT array_cat("t0"."texts", ARRAY['z'::text]::text[]) AS l
      ) AS s
    ) AS l
  ) AS s
)), "ints" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[1,2,3]::integer[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT array_cat("t0"."ints", ARRAY[2]::integer[]) AS l
  ) AS s
)
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['z'::text, $1::text, $1::text]::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT array_cat("t0"."texts", ARRAY['z'::text]::text[]) AS l
  ) AS s
), "ints" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[1,2,3]::integer[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT array_cat("t0"."ints", ARRAY[2]::integer[]) AS l
  ) AS s
)
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
