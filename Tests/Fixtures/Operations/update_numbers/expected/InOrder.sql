-- call 1
-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + $1::integer - 1 + $2::integer
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" - 1
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
