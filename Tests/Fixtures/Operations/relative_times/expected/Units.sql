-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."event" AS "t0"
        WHERE "t0"."at" = (('2023-10-24T17:09:14.996000Z'::timestamptz AT TIME ZONE 'UTC' + '21 days 05:04:05.003'::interval - '-00:00:00.001'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE "t1"."local" = (('2020-10-13T00:00:00.000000Z'::timestamp + '37 months 1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "local"
) AS r$;
