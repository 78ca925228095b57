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
        WHERE ($1::date = ANY ("t0"."days"))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "today", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE ((($1::date::timestamp - $2::integer * '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date = ANY ("t1"."days"))
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "other", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."event" AS "t2"
        WHERE NOT ($1::date = ANY ("t2"."days"))
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "without", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."event" AS "t3"
        WHERE ($3::timestamptz = ANY ("t3"."times"))
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "now", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."event" AS "t4"
        WHERE ((((date_trunc('day', $3::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC' = ANY ("t4"."times")) AND NOT ($3::timestamptz = ANY ("t4"."times")))
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "midnight", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."event" AS "t5"
        WHERE (($4::date = ANY ("t5"."days")) AND (($5::timestamptz = ANY ("t5"."times")) AND NOT ($6::timestamptz = ANY ("t5"."times"))))
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "expression"
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
        WHERE ($1::date = ANY ("t0"."days"))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "today", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE ((($1::date::timestamp) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date = ANY ("t1"."days"))
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "other", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."event" AS "t2"
        WHERE NOT ($1::date = ANY ("t2"."days"))
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "without", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."event" AS "t3"
        WHERE ($2::timestamptz = ANY ("t3"."times"))
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "now", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."event" AS "t4"
        WHERE ((((date_trunc('day', $2::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC' = ANY ("t4"."times")) AND NOT ($2::timestamptz = ANY ("t4"."times")))
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "midnight", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."event" AS "t5"
        WHERE (($3::date = ANY ("t5"."days")) AND (($4::timestamptz = ANY ("t5"."times")) AND NOT ($5::timestamptz = ANY ("t5"."times"))))
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "expression"
) AS r$;
