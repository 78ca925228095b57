-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."text" AS "text", "t0"."int" AS "int", "t0"."big"::text AS "big", CASE WHEN abs("t0"."float") < 'Infinity' THEN "t0"."float" END AS "float", "t0"."yes" AS "yes", encode(uuid_send("t0"."uuid"), 'hex') AS "uuid", "t0"."day" AS "day", CASE WHEN "t0"."time" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."time" AT TIME ZONE 'UTC')::text END AS "time", "t0"."any" AS "any", "t0"."mood"::text AS "mood"
      FROM "public"."thing" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "thing"
) AS r$;
