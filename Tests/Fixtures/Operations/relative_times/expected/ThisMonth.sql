-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."event" AS "t0"
        WHERE ("t0"."at" >= date_trunc('month', $1::timestamptz) AND "t0"."at" < date_trunc('month', $1::timestamptz + '1 month'::interval))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
