-- call 1, 2, 3, 4
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."player" AS "t1"
            WHERE "t0"."id" = "t1"."team_id"
            ORDER BY "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "players_on_team"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "team", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."team" AS "t2"
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "teams", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."name" AS "name"
      FROM (
        SELECT "t3"."name"
        FROM "public"."player" AS "t3"
        WHERE "t3"."team_id" = $1::text
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "players"
) AS r$;
