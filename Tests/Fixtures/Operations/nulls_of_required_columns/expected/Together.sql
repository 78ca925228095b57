-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('u'::text, 'U'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
