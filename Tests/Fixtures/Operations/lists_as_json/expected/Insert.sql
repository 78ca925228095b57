-- call 1
-- session pool
INSERT INTO "public"."box" AS "t0" ("id", "anys", "tags")
VALUES ($1::integer, to_jsonb($2::jsonb[]), to_jsonb($3::text[]))
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."box" AS "t0" ("id", "tags")
VALUES ($1::integer, to_jsonb($2::text[]))
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."box" AS "t0" ("id", "anys")
VALUES ($1::integer, to_jsonb($2::jsonb[]))
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
