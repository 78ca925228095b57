-- call 1
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "extra", "list")
VALUES (2, jsonb_build_array(to_jsonb($1::text), jsonb_build_object('only', to_jsonb($1::text))), ARRAY[$2::jsonb, jsonb_build_object('a', to_jsonb($1::text)), '"text"'::jsonb]::jsonb[])
ON CONFLICT ("id")
DO UPDATE SET "extra" = excluded."extra", "list" = excluded."list"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "extra", "list")
VALUES (2, jsonb_build_array('null'::jsonb, jsonb_build_object()), ARRAY[$1::jsonb, jsonb_build_object(), '"text"'::jsonb]::jsonb[])
ON CONFLICT ("id")
DO UPDATE SET "extra" = excluded."extra", "list" = excluded."list"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
