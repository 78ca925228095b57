-- call 1, 3, 4
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;

-- call 2
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."team" AS "t0" ("id", "name")
VALUES ('w'::text, 'w'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
