-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."hits" AS "hits", CASE WHEN abs("t0"."score") < 'Infinity' THEN "t0"."score" END AS "score", "t0"."plain" AS "plain", "t0"."tags" AS "tags", CASE WHEN "t0"."seen" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."seen" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."seen" AT TIME ZONE 'UTC')::text END AS "seen", "t0"."day" AS "day", "t0"."number" AS "number"
      FROM (
        SELECT "t0"."id", "t0"."day", "t0"."hits", "t0"."number", "t0"."plain", "t0"."score", "t0"."seen", "t0"."tags"
        FROM "public"."stat" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "stats"
) AS r$;
