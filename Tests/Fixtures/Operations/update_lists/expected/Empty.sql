-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position(ARRAY['n'::text]::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT array_cat("t0"."texts", ARRAY[]::text[]) AS l
  ) AS s
)
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
