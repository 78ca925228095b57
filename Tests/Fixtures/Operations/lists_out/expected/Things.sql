-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."texts" AS "texts", "t0"."ints" AS "ints", "t0"."bigs"::bigint[]::text[] AS "bigs", CASE WHEN "t0"."floats" && '{NaN,Infinity,-Infinity}'::double precision[] THEN ARRAY(
        SELECT CASE WHEN abs(e) < 'Infinity' THEN e END
        FROM unnest("t0"."floats") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      ) ELSE "t0"."floats" END AS "floats", "t0"."truths" AS "truths", replace(to_json("t0"."uuids")::text, '-', '')::json AS "uuids", "t0"."days" AS "days", CASE WHEN "t0"."times" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT CASE WHEN e BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char(e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE (e AT TIME ZONE 'UTC')::text END
        FROM unnest("t0"."times") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "times", "t0"."anys" AS "anys", "t0"."moods"::text[] AS "moods"
      FROM (
        SELECT "t0"."id", "t0"."anys", "t0"."bigs", "t0"."days", "t0"."floats", "t0"."ints", "t0"."moods", "t0"."texts", "t0"."times", "t0"."truths", "t0"."uuids"
        FROM "public"."thing" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
