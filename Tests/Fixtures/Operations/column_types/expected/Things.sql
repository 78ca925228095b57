-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."code" AS "code", "t0"."fixed" AS "fixed", "t0"."bits" AS "bits", "t0"."some" AS "some", "t0"."small" AS "small", "t0"."big"::text AS "big", CASE WHEN abs("t0"."price") < 'Infinity' THEN "t0"."price" END AS "price", CASE WHEN abs("t0"."half") < 'Infinity' THEN "t0"."half" END AS "half", CASE WHEN "t0"."local" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."local", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."local")::text END AS "local"
      FROM (
        SELECT "t0"."id", "t0"."big", "t0"."bits", "t0"."code", "t0"."fixed", "t0"."half", "t0"."local", "t0"."price", "t0"."small", "t0"."some"
        FROM "public"."thing" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
