-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."guests" AS "guests"
      FROM "public"."visit" AS "t0"
      WHERE "t0"."day" = (('2023-11-14'::date::timestamp + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND "t0"."room" = $1::text
    ) AS r$
  ) AS "visit"
) AS r$;
