-- call 1
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = "t0"."until" + ($1::integer * '1 day'::interval + $2::integer * '1 millisecond'::interval), "local" = "t0"."local" - '01:30:00'::interval, "day" = ("t0"."day" + ('7 days'::interval + $1::integer * '1 day'::interval))::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = "t0"."until", "local" = "t0"."local" - '01:30:00'::interval, "day" = ("t0"."day" + ('7 days'::interval))::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
