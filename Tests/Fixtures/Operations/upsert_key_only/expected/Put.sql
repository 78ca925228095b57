-- call 1, 3
-- session pool
INSERT INTO "public"."tag" AS "t0" ("name", "kind")
VALUES ('n'::text, 'k'::text)
ON CONFLICT ("name", "kind")
DO UPDATE SET "name" = excluded."name", "kind" = excluded."kind"
RETURNING json_build_object('name', "t0"."name", 'kind', "t0"."kind"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text, "t0"."kind"::text));

-- call 2
-- session pool
INSERT INTO "public"."tag" AS "t0" ("name", "kind", "note")
VALUES ('n'::text, 'k'::text, $1::text)
ON CONFLICT ("name", "kind")
DO UPDATE SET "note" = excluded."note"
RETURNING json_build_object('name', "t0"."name", 'kind', "t0"."kind"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."name"::text, "t0"."kind"::text));
