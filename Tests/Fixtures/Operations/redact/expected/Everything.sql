-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."name" AS "name"
          FROM "public"."team" AS "t1"
          WHERE "t1"."id" = "t0"."team_id"
        ) AS r$
      ) AS "team"
      FROM (
        SELECT "t0"."id", "t0"."team_id"
        FROM "public"."player" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "players", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."team" AS "t2"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "teams"
) AS r$;
