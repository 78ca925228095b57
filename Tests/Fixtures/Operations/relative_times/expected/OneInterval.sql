-- call 1
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
        WHERE "t0"."day" = (('2020-02-29'::date::timestamp + ('36 months'::interval + $1::integer * '1 month'::interval + $2::integer * '1 day'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;

-- call 2
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
        WHERE "t0"."day" = (('2020-02-29'::date::timestamp + ('36 months'::interval + $1::integer * '1 month'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
