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
        WHERE "t0"."at" = ((date_trunc('day', '2024-01-31T12:00:00.000000Z'::timestamptz AT TIME ZONE 'UTC' + '1 month'::interval - '29 days'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
