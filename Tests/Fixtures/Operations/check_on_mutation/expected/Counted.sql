-- session pool
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES (60, 'a'::text, 1)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 0 locked
WITH o AS (
  SELECT
  FROM "public"."account" AS "t0"
  WHERE "t0"."balance" >= 0
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."account" AS "t0"
SET "balance" = $1::integer
WHERE "t0"."balance" >= 0 AND (
  SELECT count(*)
  FROM o
) >= 0;
-- READ COMMITTED transaction, 0 locked
ROLLBACK;
