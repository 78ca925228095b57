-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."taken" AS "taken"
      FROM "public"."seat" AS "t0"
      WHERE "t0"."hall" = $1::text AND "t0"."number" = $2::integer
    ) AS r$
  ) AS "seat"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."taken" AS "taken"
      FROM "public"."seat" AS "t0"
      WHERE "t0"."hall" = $1::text AND FALSE
    ) AS r$
  ) AS "seat"
) AS r$;
