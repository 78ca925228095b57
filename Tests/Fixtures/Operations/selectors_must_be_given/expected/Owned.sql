-- call 2
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."id" = $1::text AND "t0"."member" = 'ann'::text)
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."loan" AS "t0"
USING o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
