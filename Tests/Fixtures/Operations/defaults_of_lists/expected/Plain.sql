-- session pool
INSERT INTO "public"."post" AS "t0" ("n", "authors", "days", "marks", "moods", "none", "tags", "times")
VALUES (1, $1::text[], $2::date[], $3::uuid[], $4::"public"."mood"[], $5::integer[], $6::text[], $7::timestamptz[])
RETURNING json_build_object('n', "t0"."n"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."n"::text));
