-- call 1, 2
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
        WHERE "t0"."at" < ($1::timestamptz + $2::integer * '1 year'::interval)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
