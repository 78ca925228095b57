-- call 1, 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT (
            SELECT r$
            FROM (
              SELECT "t2"."name" AS "name"
              FROM "public"."team" AS "t2"
              WHERE "t2"."id" = "t1"."team_id"
            ) AS r$
          ) AS "team"
          FROM (
            SELECT "t1"."team_id"
            FROM "public"."player" AS "t1"
            WHERE "t0"."id" = "t1"."team_id"
            ORDER BY "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "players_on_team"
      FROM (
        SELECT "t0"."id"
        FROM "public"."team" AS "t0"
        WHERE "t0"."id" = $1::text
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT (
            SELECT r$
            FROM (
              SELECT "t2"."name" AS "name"
              FROM "public"."team" AS "t2"
              WHERE "t2"."id" = "t1"."team_id"
            ) AS r$
          ) AS "team"
          FROM (
            SELECT "t1"."team_id"
            FROM "public"."player" AS "t1"
            WHERE "t0"."id" = "t1"."team_id"
            ORDER BY "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "players_on_team"
      FROM (
        SELECT "t0"."id"
        FROM "public"."team" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;
