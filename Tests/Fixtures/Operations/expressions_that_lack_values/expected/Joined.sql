-- call 3
-- session pool
INSERT INTO "public"."note" AS "t0" ("text")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
