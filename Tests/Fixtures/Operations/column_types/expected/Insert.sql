-- call 1
-- session pool
INSERT INTO "public"."thing" AS "t0" ("big", "bits", "code", "fixed", "half", "local", "price", "small", "some")
VALUES ($1::numeric, $2::bit varying, $3::text, $4::bpchar, $5::real, $6::timestamp, $7::numeric, $8::integer, $2::bit varying)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."thing" AS "t0" ("code")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."thing" AS "t0" ("fixed")
VALUES ($1::bpchar)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 4
-- session pool
INSERT INTO "public"."thing" AS "t0" ("small")
VALUES ($1::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 5
-- session pool
INSERT INTO "public"."thing" AS "t0" ("bits", "some")
VALUES ($1::bit varying, $1::bit varying)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 6
-- session pool
INSERT INTO "public"."thing" AS "t0" ("price")
VALUES ($1::numeric)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 7
-- session pool
INSERT INTO "public"."thing" AS "t0" DEFAULT
VALUES
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
