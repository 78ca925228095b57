-- call 1
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
        WHERE "t0"."day" = (($1::date::timestamp + $2::integer * '1 week'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;

-- call 2
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
        WHERE "t0"."day" = ((date_trunc($1::text, $2::date::timestamp + $3::integer * '1 week'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;

-- call 3
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
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;

-- call 4
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
        WHERE "t0"."day" IS NULL
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
