-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT 'Player'::text AS "__typename", "t0"."goals"::text AS "goals", CASE WHEN abs("t0"."rate") < 'Infinity' THEN "t0"."rate" END AS "rate", "t0"."tags" AS "tags", "t0"."born" AS "born", CASE WHEN "t0"."joined" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."joined" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."joined" AT TIME ZONE 'UTC')::text END AS "joined", "t0"."any" AS "any", CASE WHEN "t0"."team_id" IS NOT NULL THEN (
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
      SELECT "t1"."goals"::text AS "goals", "t1"."born" AS "born", CASE WHEN "t1"."joined" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."joined" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."joined" AT TIME ZONE 'UTC')::text END AS "joined", "t1"."any" AS "any", "t1"."tags" AS "tags"
      FROM "public"."player" AS "t1"
      WHERE "t1"."id" = 2
    ) AS r$
  ) AS "none"
) AS r$;
