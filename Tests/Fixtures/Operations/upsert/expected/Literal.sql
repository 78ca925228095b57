-- session pool
INSERT INTO "public"."movie" AS "t0" ("id", "note", "title")
VALUES ('n'::text, NULL, 'New'::text)
ON CONFLICT ("id")
DO UPDATE SET "title" = excluded."title", "note" = excluded."note"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
