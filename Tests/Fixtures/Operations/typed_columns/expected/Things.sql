-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."code" AS "code", "t0"."fixed" AS "fixed", "t0"."bits" AS "bits", "t0"."doc" AS "doc", "t0"."small" AS "small", "t0"."big"::text AS "big", CASE WHEN abs("t0"."price") < 'Infinity' THEN "t0"."price" END AS "price", to_char("t0"."local" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "local", CASE WHEN "t0"."locals" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT to_char(e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        FROM unnest("t0"."locals") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "locals", "t0"."prices" AS "prices", "t0"."fixeds" AS "fixeds"
      FROM (
        SELECT "t0"."id", "t0"."big", "t0"."bits", "t0"."code", "t0"."doc", "t0"."fixed", "t0"."fixeds", "t0"."local", "t0"."locals", "t0"."price", "t0"."prices", "t0"."small"
        FROM "public"."thing" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
