-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."n" AS "n", "t0"."tags" AS "tags", "t0"."authors" AS "authors", replace(to_json("t0"."marks")::text, '-', '')::json AS "marks", "t0"."moods"::text[] AS "moods", CASE WHEN "t0"."times" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT CASE WHEN e BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char(e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE (e AT TIME ZONE 'UTC')::text END
        FROM unnest("t0"."times") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "times", "t0"."days" AS "days", "t0"."none" AS "none"
      FROM (
        SELECT "t0"."n", "t0"."authors", "t0"."days", "t0"."marks", "t0"."moods", "t0"."none", "t0"."tags", "t0"."times"
        FROM "public"."post" AS "t0"
        ORDER BY "t0"."n"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "posts"
) AS r$;
