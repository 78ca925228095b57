-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "player"
) AS r$;
