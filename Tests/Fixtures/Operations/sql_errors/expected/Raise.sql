-- call 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23
-- session pool
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."fault" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."fault" AS "t0"
WHERE (
  SELECT count(*)
  FROM o
) >= 0;

-- call 9, 10
-- session pool
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 1 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 1 locked
ROLLBACK;
-- READ COMMITTED transaction, 1 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 1 locked
ROLLBACK;
-- READ COMMITTED transaction, 1 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 1 locked
ROLLBACK;
-- READ COMMITTED transaction, 1 locked
INSERT INTO "public"."fault" AS "t0" ("id")
VALUES ($1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- READ COMMITTED transaction, 1 locked
ROLLBACK;
-- session pool
WITH o AS (
  SELECT
  FROM "public"."fault" AS "t0"
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."fault" AS "t0"
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
