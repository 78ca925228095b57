-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."row" AS "t0"
        WHERE "t0"."day" = '2024-01-02'::date
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "eq", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."row" AS "t1"
        WHERE "t1"."day" <> '2024-01-02'::date
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "ne", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."row" AS "t2"
        WHERE "t2"."day" = ANY (ARRAY['2024-01-02'::date,'2024-01-03'::date]::date[])
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."row" AS "t3"
        WHERE "t3"."day" <> ALL (ARRAY['2024-01-02'::date]::date[])
        ORDER BY "t3"."id"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "nin", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."row" AS "t4"
        WHERE "t4"."day" IS NULL
        ORDER BY "t4"."id"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "isNull", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."row" AS "t5"
        WHERE "t5"."day" > '2024-01-02'::date
        ORDER BY "t5"."id"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "gt", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."row" AS "t6"
        WHERE "t6"."day" >= '2024-01-02'::date
        ORDER BY "t6"."id"
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "ge", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."row" AS "t7"
        WHERE "t7"."day" < '2024-01-02'::date
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "lt", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t8"."id" AS "id"
      FROM (
        SELECT "t8"."id"
        FROM "public"."row" AS "t8"
        WHERE "t8"."day" <= '2024-01-02'::date
        ORDER BY "t8"."id"
        LIMIT 100
      ) AS "t8"
    ) AS r$
  )) AS "le", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t9"."id" AS "id"
      FROM (
        SELECT "t9"."id"
        FROM "public"."row" AS "t9"
        WHERE ('2024-01-02'::date = ANY ("t9"."day_s"))
        ORDER BY "t9"."id"
        LIMIT 100
      ) AS "t9"
    ) AS r$
  )) AS "includes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t10"."id" AS "id"
      FROM (
        SELECT "t10"."id"
        FROM "public"."row" AS "t10"
        WHERE NOT ('2024-01-02'::date = ANY ("t10"."day_s"))
        ORDER BY "t10"."id"
        LIMIT 100
      ) AS "t10"
    ) AS r$
  )) AS "excludes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t11"."id" AS "id"
      FROM (
        SELECT "t11"."id"
        FROM "public"."row" AS "t11"
        WHERE "t11"."day_s" @> ARRAY['2024-01-02'::date,'2024-01-03'::date]::date[]
        ORDER BY "t11"."id"
        LIMIT 100
      ) AS "t11"
    ) AS r$
  )) AS "includesAll", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t12"."id" AS "id"
      FROM (
        SELECT "t12"."id"
        FROM "public"."row" AS "t12"
        WHERE NOT ("t12"."day_s" && ARRAY['2024-01-03'::date]::date[])
        ORDER BY "t12"."id"
        LIMIT 100
      ) AS "t12"
    ) AS r$
  )) AS "excludesAll"
) AS r$;
