-- call 1
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "anys", "bigs", "days", "floats", "ints", "moods", "texts", "times", "truths", "uuids")
VALUES (1, $1::jsonb[], $2::bigint[], $3::date[], $4::double precision[], $5::integer[], $6::"public"."mood"[], $7::text[], $8::timestamptz[], $9::boolean[], $10::uuid[])
ON CONFLICT ("id")
DO UPDATE SET "texts" = excluded."texts", "ints" = excluded."ints", "bigs" = excluded."bigs", "floats" = excluded."floats", "truths" = excluded."truths", "uuids" = excluded."uuids", "days" = excluded."days", "times" = excluded."times", "anys" = excluded."anys", "moods" = excluded."moods"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "anys", "ints", "moods", "texts")
VALUES (1, $1::jsonb[], $2::integer[], $3::"public"."mood"[], $4::text[])
ON CONFLICT ("id")
DO UPDATE SET "texts" = excluded."texts", "ints" = excluded."ints", "anys" = excluded."anys", "moods" = excluded."moods"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "ints", "moods", "texts")
VALUES (1, $1::integer[], $2::"public"."mood"[], $3::text[])
ON CONFLICT ("id")
DO UPDATE SET "texts" = excluded."texts", "ints" = excluded."ints", "moods" = excluded."moods"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
