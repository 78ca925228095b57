-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."guests" AS "guests"
      FROM "public"."visit" AS "t0"
      WHERE "t0"."day" = ('2023-11-14'::date + '1 day'::interval)::date AND "t0"."room" = $1::text
    ) AS r$
  ) AS "visit"
) AS r$;
