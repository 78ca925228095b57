-- call 1
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title")
VALUES ($1::text, $2::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "note", "title", "year")
VALUES ($1::text, $2::text, $3::text, $4::integer)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "year" = excluded."year", "note" = excluded."note"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
VALUES ($1::text, $2::text, $3::integer)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "year" = excluded."year"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
