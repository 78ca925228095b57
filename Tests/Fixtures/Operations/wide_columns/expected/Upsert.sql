-- call 1, 2
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id")
VALUES (1)
ON CONFLICT ("id")
DO UPDATE SET "big" = ("t0"."big" + $1::numeric)::bigint
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
