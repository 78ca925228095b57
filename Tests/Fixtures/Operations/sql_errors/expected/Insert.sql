-- call 1, 2, 8
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "name")
VALUES ($1::integer, $2::text, $3::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 5, 6, 7
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "name", "shirt")
VALUES ($1::integer, $2::text, $3::text, $4::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 9, 10
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "bits", "name")
VALUES ($1::integer, $2::text, $3::bit varying, $4::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 11
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "name", "quota")
VALUES ($1::integer, $2::text, $3::text, $4::numeric)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
