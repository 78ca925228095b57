-- call 1
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."movie" AS "t0"
SET "year" = $1::integer
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
VALUES ('n'::text, 'New'::text, $1::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
WITH o AS (
  SELECT
  FROM "public"."movie" AS "t0"
  WHERE "t0"."id" = 'c'::text
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."movie" AS "t0"
WHERE "t0"."id" = 'c'::text AND (
  SELECT count(*)
  FROM o
) >= 0;

-- call 2
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."movie" AS "t0"
SET "year" = $1::integer
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
VALUES ('n'::text, 'New'::text, $1::integer)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
