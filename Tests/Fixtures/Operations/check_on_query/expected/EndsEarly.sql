-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", (
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM "public"."team" AS "t1"
          WHERE "t1"."id" = "t0"."team_id"
        ) AS r$
      ) AS "team"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 4
    ) AS r$
  ) AS "player"
) AS r$;
