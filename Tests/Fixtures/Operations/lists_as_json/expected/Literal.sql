-- session pool
INSERT INTO "public"."box" AS "t0" ("id", "anys", "made", "tags")
VALUES (20, to_jsonb(ARRAY['1'::jsonb, $1::jsonb, jsonb_build_object('a', to_jsonb($2::text))]::jsonb[]), to_jsonb(ARRAY[]::text[]), to_jsonb(ARRAY['"q"'::text, $2::text, 'null'::text]::text[]))
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
