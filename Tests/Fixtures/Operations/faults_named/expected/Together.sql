-- call 1, 2
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."loan" AS "t0" ("id", "member")
VALUES (12, 'a'::text)
ON CONFLICT ("id")
DO UPDATE SET "member" = excluded."member"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;

-- call 3
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."loan" AS "t0" ("id", "member")
VALUES (12, 'a'::text)
ON CONFLICT ("id")
DO UPDATE SET "member" = excluded."member"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE "t0"."id" = $1::integer
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = $2::integer
WHERE "t0"."id" = $1::integer AND (
  SELECT count(*)
  FROM o
) >= 0;
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."loan" AS "t0" ("id", "member")
VALUES (13, 'c'::text)
ON CONFLICT ("id")
DO UPDATE SET "member" = excluded."member"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
