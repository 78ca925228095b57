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
        WHERE "t0"."u" = '0000000000000000000000000000000b'::uuid
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
        WHERE "t1"."u" <> '0000000000000000000000000000000b'::uuid
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
        WHERE "t2"."u" = ANY (ARRAY['0000000000000000000000000000000b'::uuid,'0000000000000000000000000000000c'::uuid]::uuid[])
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
        WHERE "t3"."u" <> ALL (ARRAY['0000000000000000000000000000000b'::uuid]::uuid[])
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
        WHERE "t4"."u" IS NULL
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
        WHERE ('0000000000000000000000000000000b'::uuid = ANY ("t5"."u_s"))
        ORDER BY "t5"."id"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "includes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."row" AS "t6"
        WHERE NOT ('0000000000000000000000000000000b'::uuid = ANY ("t6"."u_s"))
        ORDER BY "t6"."id"
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "excludes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."row" AS "t7"
        WHERE "t7"."u_s" @> ARRAY['0000000000000000000000000000000b'::uuid,'0000000000000000000000000000000c'::uuid]::uuid[]
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "includesAll", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t8"."id" AS "id"
      FROM (
        SELECT "t8"."id"
        FROM "public"."row" AS "t8"
        WHERE NOT ("t8"."u_s" && ARRAY['0000000000000000000000000000000c'::uuid]::uuid[])
        ORDER BY "t8"."id"
        LIMIT 100
      ) AS "t8"
    ) AS r$
  )) AS "excludesAll"
) AS r$;
