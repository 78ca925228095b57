-- call 1
-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = 'optional'::text
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = 'optional'::text
WHERE FALSE
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
