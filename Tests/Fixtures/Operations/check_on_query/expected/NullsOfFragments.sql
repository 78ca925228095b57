-- call 1
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
      SELECT CASE WHEN "t2"."team_id" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t2"."team_id" AS "id"
        ) AS r$
      ) END AS "team"
      FROM (
        SELECT "t2"."team_id"
        FROM "public"."player" AS "t2"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "optional"
) AS r$;

-- call 2, 3, 4
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
        WHERE "t0"."id" = $1::integer
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "players", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t2"."team_id" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t2"."team_id" AS "id"
        ) AS r$
      ) END AS "team"
      FROM (
        SELECT "t2"."team_id"
        FROM "public"."player" AS "t2"
        WHERE "t2"."id" = $1::integer
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "optional"
) AS r$;
