-- session pool
WITH o AS (
  SELECT
  FROM "public"."lease" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."lease" AS "t0"
SET "until" = (("t0"."until" AT TIME ZONE 'UTC' + '00:00:01'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "day" = (("t0"."day"::timestamp - '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
