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
        WHERE "t0"."n" = $1::integer
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
        WHERE "t1"."n" <> $1::integer
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
        WHERE "t2"."n" > $2::integer
        ORDER BY "t2"."id"
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
        WHERE "t3"."n" >= $2::integer
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
        WHERE "t4"."n" < $1::integer
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
        WHERE "t5"."n" <= $2::integer
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "le"
) AS r$;
