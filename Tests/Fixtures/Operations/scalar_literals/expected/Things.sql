-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."text" AS "text", "t0"."int" AS "int", "t0"."big"::text AS "big", CASE WHEN abs("t0"."float") < 'Infinity' THEN "t0"."float" END AS "float", "t0"."yes" AS "yes", encode(uuid_send("t0"."uuid"), 'hex') AS "uuid", "t0"."day" AS "day", CASE WHEN "t0"."time" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."time" AT TIME ZONE 'UTC')::text END AS "time", "t0"."any" AS "any", "t0"."mood"::text AS "mood"
      FROM (
        SELECT "t0"."id", "t0"."any", "t0"."big", "t0"."day", "t0"."float", "t0"."int", "t0"."mood", "t0"."text", "t0"."time", "t0"."uuid", "t0"."yes"
        FROM "public"."thing" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
