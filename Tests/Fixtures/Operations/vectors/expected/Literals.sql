-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "many", "v")
VALUES (12, ARRAY['[1,2]'::vector,'[3,4]'::vector]::vector[], '[1,-2.5e-3,3]'::vector)
ON CONFLICT ("id")
DO UPDATE SET "v" = excluded."v", "many" = excluded."many"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
UPDATE "public"."doc" AS "t0"
SET "v" = NULL, "many" = ARRAY[]::vector[]
WHERE "t0"."id" = 12
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
