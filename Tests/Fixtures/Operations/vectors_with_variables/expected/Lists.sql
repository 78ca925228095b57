-- call 1, 2
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "many")
VALUES ($1::integer, ARRAY[(ARRAY['1'::real, $2::real]::real[])::vector, '[0,-0.5]'::vector]::vector[])
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
