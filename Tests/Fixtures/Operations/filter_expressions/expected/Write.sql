-- session pool
UPDATE "public"."user" AS "t0"
SET "name" = $1::text
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
WITH o AS (
  SELECT "t0"."owner", "t0"."mood"
  FROM "public"."owned" AS "t0"
  WHERE "t0"."owner" = $1::text AND "t0"."mood" = 'GLAD'::"public"."mood"
  FOR UPDATE OF "t0"
)
UPDATE "public"."owned" AS "t0"
SET "mood" = $2::"public"."mood", "note" = 'changed'::text
FROM o
WHERE "t0"."owner" = "o"."owner" AND "t0"."mood" = "o"."mood"
RETURNING json_build_object('owner', "t0"."owner", 'mood', "t0"."mood"::text), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."owner"::text, "t0"."mood"::text), json_build_array("o"."owner"::text, "o"."mood"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."owned" AS "t0"
  WHERE "t0"."owner" = $1::text
  ORDER BY "t0"."owner", "t0"."mood"
  FOR NO KEY UPDATE
)
UPDATE "public"."owned" AS "t0"
SET "note" = $2::text
WHERE "t0"."owner" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
-- session pool
WITH o AS (
  SELECT "t0"."owner", "t0"."mood"
  FROM "public"."owned" AS "t0"
  WHERE "t0"."owner" = $1::text
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."owned" AS "t0"
USING o
WHERE "t0"."owner" = "o"."owner" AND "t0"."mood" = "o"."mood"
RETURNING json_build_object('owner', "t0"."owner", 'mood', "t0"."mood"::text), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."owner"::text, "t0"."mood"::text));
