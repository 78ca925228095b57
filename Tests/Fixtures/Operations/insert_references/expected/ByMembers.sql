-- call 1
-- session pool
INSERT INTO "public"."show" AS "t0" ("id", "hall_house", "hall_number")
VALUES (2, 'h'::text, $1::integer)
ON CONFLICT ("id")
DO UPDATE SET "hall_house" = excluded."hall_house", "hall_number" = excluded."hall_number"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
