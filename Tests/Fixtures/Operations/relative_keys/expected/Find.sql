-- call 1, 3
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."guests" AS "guests"
      FROM "public"."visit" AS "t0"
      WHERE "t0"."day" = (($1::date::timestamp) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND "t0"."room" = $2::text
    ) AS r$
  ) AS "visit"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."guests" AS "guests"
      FROM "public"."visit" AS "t0"
      WHERE "t0"."day" = (($1::date::timestamp + $2::integer * '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND "t0"."room" = $3::text
    ) AS r$
  ) AS "visit"
) AS r$;
