-- call 1, 3
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."guests" AS "guests"
      FROM "public"."visit" AS "t0"
      WHERE "t0"."day" = ($1::date)::date AND "t0"."room" = $2::text
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
      WHERE "t0"."day" = ($1::date + $2::integer * '1 day'::interval)::date AND "t0"."room" = $3::text
    ) AS r$
  ) AS "visit"
) AS r$;
