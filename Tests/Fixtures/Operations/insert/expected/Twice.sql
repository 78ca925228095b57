-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ('x'::text, 'X'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ('x'::text, 'Y'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
SELECT to_json('Mutation'::text), NULL::text;
