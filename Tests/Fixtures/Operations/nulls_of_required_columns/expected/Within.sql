-- call 2
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "name")
VALUES (2, 't'::text, 'n'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
