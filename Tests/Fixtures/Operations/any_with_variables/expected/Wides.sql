-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."extra" AS "extra"
      FROM "public"."doc" AS "t0"
      WHERE "t0"."id" = 3
    ) AS r$
  ) AS "doc"
) AS r$;
