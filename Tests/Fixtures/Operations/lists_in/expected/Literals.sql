-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "anys", "bigs", "days", "floats", "ints", "moods", "texts", "times", "truths", "uuids")
VALUES (2, ARRAY['{"a":1}'::jsonb,'"x"'::jsonb]::jsonb[], ARRAY[5,6]::bigint[], ARRAY['2024-01-01'::date]::date[], ARRAY['1'::double precision,'2.5'::double precision]::double precision[], ARRAY[3]::integer[], ARRAY['SAD'::"public"."mood"]::"public"."mood"[], ARRAY['it''s'::text,'{}'::text,'NULL'::text]::text[], ARRAY['2024-01-01T00:00:00.000000Z'::timestamptz]::timestamptz[], ARRAY[TRUE]::boolean[], ARRAY[]::uuid[])
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
