-- call 3
-- session pool
INSERT INTO "public"."show" AS "t0" ("id", "hall_house", "hall_number")
VALUES (3, $1::text, $2::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
