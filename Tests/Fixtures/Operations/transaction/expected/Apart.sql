-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ('a'::text, 'A'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ('m'::text, 'M'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
