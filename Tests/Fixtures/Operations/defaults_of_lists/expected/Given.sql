-- call 1, 2
-- session pool
INSERT INTO "public"."post" AS "t0" ("n", "authors", "days", "marks", "moods", "none", "tags", "times")
VALUES ($1::integer, $2::text[], $3::date[], $4::uuid[], $5::"public"."mood"[], $6::integer[], $7::text[], $8::timestamptz[])
RETURNING json_build_object('n', "t0"."n"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."n"::text));
