-- call 2, 3
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE "t0"."note" = $1::text
  ORDER BY "t0"."id"
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."movie" AS "t0"
USING o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
