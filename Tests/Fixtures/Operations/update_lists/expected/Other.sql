-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."bigs"::bigint[]::text[] AS "bigs", CASE WHEN "t0"."floats" && '{NaN,Infinity,-Infinity}'::double precision[] THEN ARRAY(
        SELECT CASE WHEN abs(e) < 'Infinity' THEN e END
        FROM unnest("t0"."floats") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      ) ELSE "t0"."floats" END AS "floats", "t0"."truths" AS "truths", replace(to_json("t0"."uuids")::text, '-', '')::json AS "uuids", "t0"."anys" AS "anys", "t0"."days" AS "days", CASE WHEN "t0"."times" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT CASE WHEN e BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char(e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE (e AT TIME ZONE 'UTC')::text END
        FROM unnest("t0"."times") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "times"
      FROM "public"."bag" AS "t0"
      WHERE "t0"."id" = 2
    ) AS r$
  ) AS "bag"
) AS r$;
