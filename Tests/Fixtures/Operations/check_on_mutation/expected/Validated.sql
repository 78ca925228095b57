-- call 2
-- session pool
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES (80, 'a'::text, $1::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
