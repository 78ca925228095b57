-- call 1, 2
-- session pool
UPDATE "public"."doc" AS "t0"
SET "v" = (ARRAY[$1::real, $1::real, '0'::real]::real[])::vector
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
