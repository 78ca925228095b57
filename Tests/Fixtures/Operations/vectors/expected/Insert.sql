-- call 1
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "many", "v")
VALUES (10, $1::vector[], $2::vector)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
DELETE FROM "public"."doc" AS "t0"
WHERE "t0"."id" = 10
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2, 7
-- session pool
DELETE FROM "public"."doc" AS "t0"
WHERE "t0"."id" = 10
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
