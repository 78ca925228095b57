-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t0"."made" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."made" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."made" AT TIME ZONE 'UTC')::text END AS "made", "t0"."mark" AS "mark"
      FROM (
        SELECT "t0"."made", "t0"."mark"
        FROM "public"."plain" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "plains"
) AS r$;
