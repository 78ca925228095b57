-- call 1, 2, 3, 4, 5, 6, 7
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
        WHERE ("t0"."at" = ((date_trunc($1::text, $2::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC' AND "t0"."local" = ((date_trunc($1::text, $3::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;

-- call 8, 9
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
        WHERE ("t0"."at" = (($1::timestamptz AT TIME ZONE 'UTC') + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC' AND "t0"."local" = (($2::timestamp) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
