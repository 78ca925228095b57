-- session pool
INSERT INTO "public"."member" AS "t0" ("uid", "joined_at", "name")
VALUES ('none'::text, $1::timestamptz, 'Nobody'::text)
RETURNING json_build_object('uid', "t0"."uid"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."uid"::text));
