-- call 1
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "many", "v")
VALUES (11, $1::vector[], $2::vector)
ON CONFLICT ("id")
DO UPDATE SET "v" = excluded."v", "many" = excluded."many"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "many")
VALUES (11, $1::vector[])
ON CONFLICT ("id")
DO UPDATE SET "many" = excluded."many"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
