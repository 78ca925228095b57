-- session pool
UPDATE "public"."box" AS "t0"
SET "tags" = NULL, "anys" = NULL
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
