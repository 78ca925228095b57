-- call 1, 2
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
        WHERE "t0"."at" < (($1::timestamptz AT TIME ZONE 'UTC' + $2::integer * '1 year'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
