-- call 1, 2, 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
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
      FROM (
        SELECT "t0"."team_id", "t0"."name"
        FROM "public"."player" AS "t0"
        WHERE "t0"."team_id" = $1::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "players"
) AS r$;
