-- call 1
-- READ COMMITTED transaction, 0 locked
UPDATE "public"."account" AS "t0"
SET "balance" = 1
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 0 locked
ROLLBACK;

-- call 2
-- READ COMMITTED transaction, 0 locked
UPDATE "public"."account" AS "t0"
SET "balance" = 1
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 0 locked
WITH o AS (
  SELECT
  FROM "public"."entry" AS "t0"
  WHERE "t0"."account_id" = $1::text
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."entry" AS "t0"
WHERE "t0"."account_id" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
-- READ COMMITTED transaction, 0 locked
ROLLBACK;

-- call 3
-- READ COMMITTED transaction, 0 locked
UPDATE "public"."account" AS "t0"
SET "balance" = 1
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 0 locked
WITH o AS (
  SELECT
  FROM "public"."entry" AS "t0"
  WHERE "t0"."account_id" = $1::text
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."entry" AS "t0"
WHERE "t0"."account_id" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
