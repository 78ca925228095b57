-- call 1, 2
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."counter" AS "t0"
WHERE "t0"."id" = 'a'::text;

-- call 3
-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" - $1::integer, "big" = "t0"."big" + $2::bigint + $2::bigint
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
