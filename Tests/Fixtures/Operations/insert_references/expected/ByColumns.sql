-- session pool
INSERT INTO "public"."show" AS "t0" ("id", "hall_house", "hall_number")
VALUES (3, 'h'::text, 2)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
