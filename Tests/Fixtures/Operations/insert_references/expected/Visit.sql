-- session pool
INSERT INTO "public"."visit" AS "t0" ("show_id", "guest")
VALUES (1, 'g'::text)
RETURNING json_build_object('showId', "t0"."show_id", 'guest', "t0"."guest"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."show_id"::text, "t0"."guest"::text));
-- session pool
INSERT INTO "public"."visit" AS "t0" ("show_id", "guest")
VALUES (1, 'g'::text)
ON CONFLICT ("show_id", "guest")
DO UPDATE SET "show_id" = excluded."show_id", "guest" = excluded."guest"
RETURNING json_build_object('showId', "t0"."show_id", 'guest', "t0"."guest"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."show_id"::text, "t0"."guest"::text));
