-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."taken" AS "taken"
      FROM "public"."seat" AS "t0"
      WHERE "t0"."hall" = 'main'::text AND "t0"."number" = 2
    ) AS r$
  ) AS "seat"
) AS r$;
