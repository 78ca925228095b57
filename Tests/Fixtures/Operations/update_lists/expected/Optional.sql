-- call 1, 2
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."bag" AS "t0"
WHERE "t0"."id" = 1;

-- call 3
-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = (
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position($1::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT array_cat("t0"."texts", $1::text[]) AS l
  ) AS s
)
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
