-- session pool
INSERT INTO "public"."thing" AS "t0" ("bits", "code", "doc", "fixed", "fixeds", "local", "locals", "price", "prices")
VALUES ('010'::bit varying, $1::text, '[1]'::jsonb, $2::bpchar, ARRAY[$2::bpchar]::bpchar[], ((date_trunc('day', $3::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval), ARRAY['2024-01-01T00:00:00.000000Z'::timestamp]::timestamp[], $4::numeric, ARRAY[$4::numeric, '1'::numeric]::numeric[])
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
