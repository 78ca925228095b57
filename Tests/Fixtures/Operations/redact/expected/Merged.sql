-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name", "t1"."id" AS "id", "t1"."secret" AS "secret"
          FROM "public"."team" AS "t1"
          WHERE "t1"."id" = "t0"."team_id"
        ) AS r$
      ) AS "team", "t0"."name" AS "name"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "player", (
    SELECT r$
    FROM (
      SELECT (
        SELECT r$
        FROM (
          SELECT "t3"."id" AS "id", "t3"."secret" AS "secret"
          FROM "public"."team" AS "t3"
          WHERE "t3"."id" = "t2"."team_id"
        ) AS r$
      ) AS "team", "t2"."id" AS "id"
      FROM "public"."player" AS "t2"
      WHERE "t2"."id" = 1
    ) AS r$
  ) AS "other"
) AS r$;
