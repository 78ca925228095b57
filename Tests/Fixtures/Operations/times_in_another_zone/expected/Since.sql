-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT set_config('TimeZone', 'America/New_York', true) AS zone
) AS "r$"
LIMIT 1;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."at" <= (('2024-01-31T03:00:00.000000Z'::timestamptz AT TIME ZONE 'UTC' + '1 month'::interval - '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", CASE WHEN "t1"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."at" AT TIME ZONE 'UTC')::text END AS "at"
      FROM (
        SELECT "t1"."id", "t1"."at"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."at" >= ((date_trunc('day', '2024-01-31T20:00:00.000000Z'::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
