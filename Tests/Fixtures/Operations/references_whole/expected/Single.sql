-- call 2, 4
-- session pool
UPDATE "public"."show" AS "t0"
SET "after_id" = $1::integer
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."show" AS "t0"
WHERE "t0"."id" = 2;
