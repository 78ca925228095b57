-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."event" AS "t0"
        WHERE "t0"."day" = (('2024-01-31'::date::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE "t1"."day" = (('2023-01-31'::date::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."event" AS "t2"
        WHERE "t2"."day" = ((date_trunc('week', $1::date::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."event" AS "t3"
        WHERE ("t3"."day" <> ((date_trunc('month', $1::date::timestamp)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date AND "t3"."day" <= $1::date)
        ORDER BY "t3"."id"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."event" AS "t4"
        WHERE "t4"."day" = ((date_trunc('year', $1::date::timestamp + '12 months'::interval - '12 months'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS v
) AS r;
