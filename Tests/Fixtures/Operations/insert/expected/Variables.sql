-- call 1, 2
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
VALUES ($1::text, $2::text, $3::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3, 6
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ($1::text, $2::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
