-- READ COMMITTED transaction, 1 locked
DELETE FROM "public"."movie" AS "t0"
WHERE "t0"."id" = 'm'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
