-- session pool
INSERT INTO "public"."thing" AS "t0" ("big", "bits", "code", "fixed", "half", "local", "price", "small")
VALUES (5, '010'::bit varying, 'xy'::text, 'xy'::bpchar, '0.1'::real, '2024-01-01T00:00:00.000000Z'::timestamp, '1.5'::numeric, 2)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
