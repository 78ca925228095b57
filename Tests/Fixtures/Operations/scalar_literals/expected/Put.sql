-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "any", "big", "day", "float", "int", "mood", "text", "time", "uuid", "yes")
VALUES (1, '{"b":[1,2.5,{"c":null}],"a":"''","mood":"SAD"}'::jsonb, 9223372036854775807, '2024-02-29'::date, '-1e3'::double precision, (-5), 'SAD'::"public"."mood", 'it''s ''; DROP TABLE thing; -- $1 \'::text, '2024-01-01T08:00:00.000000Z'::timestamptz, '3fa85f6457174562b3fc2c963f66afa6'::uuid, FALSE)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "any", "big", "float", "text")
VALUES ((-2), '"x"'::jsonb, (-5), '3'::double precision, 'block "text" '::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
