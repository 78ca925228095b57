-- call 2
-- session pool
UPDATE "public"."player" AS "t0"
SET "nick" = NULL
WHERE "t0"."id" = 7
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
