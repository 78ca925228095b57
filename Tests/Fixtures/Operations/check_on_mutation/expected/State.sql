-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."balance" AS "balance"
      FROM (
        SELECT "t0"."id", "t0"."balance"
        FROM "public"."account" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "accounts", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", "t1"."amount" AS "amount"
      FROM (
        SELECT "t1"."id", "t1"."amount"
        FROM "public"."entry" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "entries"
) AS r$;
