-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."name" AS "name", "t0"."nick" AS "nick", "t0"."shirt" AS "shirt", "t0"."team_id" AS "teamId"
      FROM (
        SELECT "t0"."id", "t0"."team_id", "t0"."name", "t0"."nick", "t0"."shirt"
        FROM "public"."player" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "players", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", "t1"."name" AS "name"
      FROM (
        SELECT "t1"."id", "t1"."name"
        FROM "public"."team" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "teams"
) AS r$;
