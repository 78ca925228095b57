-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 2
    ) AS r$
  ) AS "player"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."name" AS "name"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 2
    ) AS r$
  ) AS "player"
) AS r$;
