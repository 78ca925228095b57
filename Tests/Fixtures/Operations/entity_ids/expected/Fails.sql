-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."people" AS "t0" ("name")
VALUES ('Once'::text)
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."people" AS "t0" ("name")
VALUES ('Ada'::text)
RETURNING json_build_object('#', encode(sha256(convert_to('Person:' || "t0"."name"::text, 'UTF8')), 'hex'), 'name', "t0"."name"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text));
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
