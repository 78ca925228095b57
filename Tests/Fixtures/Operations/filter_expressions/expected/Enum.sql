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
        FROM "public"."row" AS "t0"
        WHERE "t0"."mood" = $1::"public"."mood"
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
        WHERE "t1"."mood" <> $1::"public"."mood"
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
        WHERE "t2"."mood" > $1::"public"."mood"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "gt", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."row" AS "t3"
        WHERE "t3"."mood" >= $1::"public"."mood"
        ORDER BY "t3"."id"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "ge", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."row" AS "t4"
        WHERE "t4"."mood" < $1::"public"."mood"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "lt", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."row" AS "t5"
        WHERE "t5"."mood" <= $1::"public"."mood"
        ORDER BY "t5"."id"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "le", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."row" AS "t6"
        WHERE ($1::"public"."mood" = ANY ("t6"."moods"))
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "includes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."row" AS "t7"
        WHERE NOT ($1::"public"."mood" = ANY ("t7"."moods"))
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "excludes"
) AS r$;
