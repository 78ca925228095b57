-- session pool
UPDATE "public"."movie" AS "t0"
SET "title" = $1::text
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
