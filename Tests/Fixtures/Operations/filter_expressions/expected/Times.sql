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
        WHERE "t0"."day" = $1::date
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "day", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."row" AS "t1"
        WHERE "t1"."day" < $1::date
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "before", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."row" AS "t2"
        WHERE ("t2"."day" > $1::date AND "t2"."day" <> $2::date)
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "after", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."row" AS "t3"
        WHERE ("t3"."at" <= $3::timestamptz AND "t3"."at" >= $4::timestamptz)
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "at", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."row" AS "t4"
        WHERE "t4"."at" <> $3::timestamptz
        ORDER BY "t4"."id"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "not"
) AS r$;
