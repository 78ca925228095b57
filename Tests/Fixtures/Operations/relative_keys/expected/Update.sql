-- call 1
-- session pool
UPDATE "public"."visit" AS "t0"
SET "guests" = 9
WHERE "t0"."day" = (($1::date::timestamp - '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND "t0"."room" = 'a'::text
RETURNING json_build_object('day', "t0"."day", 'room', "t0"."room"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."day"::text, "t0"."room"::text));

-- call 2
-- session pool
UPDATE "public"."visit" AS "t0"
SET "guests" = 9
WHERE FALSE AND "t0"."room" = 'a'::text
RETURNING json_build_object('day', "t0"."day", 'room', "t0"."room"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."day"::text, "t0"."room"::text));
