-- call 1
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "note", "title")
VALUES ($1::text, NULL, $2::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
