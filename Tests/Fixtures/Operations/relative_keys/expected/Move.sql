-- session pool
WITH o AS (
  SELECT "t0"."day", "t0"."room"
  FROM "public"."visit" AS "t0"
  WHERE "t0"."day" = '2023-12-01'::date AND "t0"."room" = 'b'::text
  FOR UPDATE OF "t0"
)
UPDATE "public"."visit" AS "t0"
SET "day" = ((date_trunc('year', $1::date::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
FROM o
WHERE "t0"."day" = "o"."day" AND "t0"."room" = "o"."room"
RETURNING json_build_object('day', "t0"."day", 'room', "t0"."room"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."day"::text, "t0"."room"::text), json_build_array("o"."day"::text, "o"."room"::text));
