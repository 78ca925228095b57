-- call 1, 3
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "any", "big", "day", "float", "int", "mood", "text", "time", "uuid", "yes")
VALUES (1, $1::jsonb, $2::bigint, $3::date, $4::double precision, $5::integer, $6::"public"."mood", $7::text, $8::timestamptz, $9::uuid, $10::boolean)
ON CONFLICT ("id")
DO UPDATE SET "text" = excluded."text", "int" = excluded."int", "big" = excluded."big", "float" = excluded."float", "yes" = excluded."yes", "uuid" = excluded."uuid", "day" = excluded."day", "time" = excluded."time", "any" = excluded."any", "mood" = excluded."mood"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "any", "big", "float", "uuid")
VALUES (1, $1::jsonb, $2::bigint, $3::double precision, $4::uuid)
ON CONFLICT ("id")
DO UPDATE SET "big" = excluded."big", "float" = excluded."float", "uuid" = excluded."uuid", "any" = excluded."any"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 6
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "any", "float")
VALUES (1, $1::jsonb, $2::double precision)
ON CONFLICT ("id")
DO UPDATE SET "float" = excluded."float", "any" = excluded."any"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 9
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "float")
VALUES (1, $1::double precision)
ON CONFLICT ("id")
DO UPDATE SET "float" = excluded."float"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
