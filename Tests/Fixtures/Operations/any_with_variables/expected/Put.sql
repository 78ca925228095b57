-- call 1
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "extra")
VALUES (1, jsonb_build_object('s', to_jsonb($1::text), 'n', $2::jsonb, 'big', $3::jsonb, 'f', $4::jsonb, 'b', $5::jsonb, 'u', to_jsonb($6::text), 'd', to_jsonb($7::text), 't', to_jsonb($8::text), 'any', $9::jsonb, 'm', to_jsonb($10::text), 'list', $11::jsonb, 'bigs', $12::jsonb, 'key', $13::jsonb, 'fixed', '{"a":[1,"x",null,"E"]}'::jsonb, 'deep', jsonb_build_array(jsonb_build_object('s', to_jsonb($1::text)), jsonb_build_array($2::jsonb, '2'::jsonb), '{}'::jsonb)))
ON CONFLICT ("id")
DO UPDATE SET "extra" = excluded."extra"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "extra")
VALUES (1, jsonb_build_object('fixed', '{"a":[1,"x",null,"E"]}'::jsonb, 'deep', jsonb_build_array(jsonb_build_object(), jsonb_build_array('null'::jsonb, '2'::jsonb), '{}'::jsonb)))
ON CONFLICT ("id")
DO UPDATE SET "extra" = excluded."extra"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."doc" AS "t0" ("id", "extra")
VALUES (1, jsonb_build_object('s', 'null'::jsonb, 'n', 'null'::jsonb, 'any', 'null'::jsonb, 'list', 'null'::jsonb, 'fixed', '{"a":[1,"x",null,"E"]}'::jsonb, 'deep', jsonb_build_array(jsonb_build_object('s', 'null'::jsonb), jsonb_build_array('null'::jsonb, '2'::jsonb), '{}'::jsonb)))
ON CONFLICT ("id")
DO UPDATE SET "extra" = excluded."extra"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
