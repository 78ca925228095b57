-- session pool
UPDATE "public"."lease" AS "t0"
SET "until" = "t0"."until" + '00:00:01'::interval, "day" = ("t0"."day" - '1 day'::interval)::date;
