-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT 'Player'::text AS "__typename", "t0"."goals"::text AS "goals", CASE WHEN abs("t0"."rate") < 'Infinity' THEN "t0"."rate" END AS "rate", "t0"."tags" AS "tags", "t0"."born" AS "born", to_char("t0"."joined" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "joined", "t0"."any" AS "any", CASE WHEN "t0"."team_id" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t0"."team_id" AS "id"
        ) AS r$
      ) END AS "team"
      FROM "public"."player" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "player", (
    SELECT r$
    FROM (
      SELECT "t1"."goals"::text AS "goals", "t1"."born" AS "born", to_char("t1"."joined" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "joined", "t1"."any" AS "any", "t1"."tags" AS "tags"
      FROM "public"."player" AS "t1"
      WHERE "t1"."id" = 2
    ) AS r$
  ) AS "none"
) AS r$;
