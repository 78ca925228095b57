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
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 2
      ) AS "t1"
    ) AS r$
  )) AS "not"
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
        WHERE ("t0"."at" = $1::timestamptz OR "t0"."id" = 1)
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE NOT ("t1"."at" < (($1::timestamptz AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC')
        ORDER BY "t1"."id"
        LIMIT 2
      ) AS "t1"
    ) AS r$
  )) AS "not"
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
        WHERE ("t0"."at" IS NULL OR "t0"."id" = 1)
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."event" AS "t1"
        WHERE NOT (FALSE)
        ORDER BY "t1"."id"
        LIMIT 2
      ) AS "t1"
    ) AS r$
  )) AS "not"
) AS r$;
