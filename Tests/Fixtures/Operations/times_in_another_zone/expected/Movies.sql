-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", CASE WHEN "t0"."local" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."local", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."local")::text END AS "local"
      FROM (
        SELECT "t0"."id", "t0"."at", "t0"."local"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
