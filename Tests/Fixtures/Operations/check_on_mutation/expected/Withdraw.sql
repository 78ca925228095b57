-- call 1
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."owner" AS "owner", "t0"."balance" AS "balance", "t0"."closed" AS "closed"
      FROM "public"."account" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "account"
) AS r$;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES ($1::integer, $2::text, $3::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
UPDATE "public"."account" AS "t0"
SET "balance" = $1::integer
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2, 3, 4, 5
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."owner" AS "owner", "t0"."balance" AS "balance", "t0"."closed" AS "closed"
      FROM "public"."account" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "account"
) AS r$;
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
