-- call 1
-- session pool
WITH o AS (
  SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
  FROM "public"."select" AS "t0"
  WHERE "t0"."a""b'; DROP TABLE x; --" = 'g'::text AND "t0"."UPPER lower $1" = 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."select" AS "t0"
SET "UPPER lower $1" = 3, "user" = $1::text
FROM o
WHERE "t0"."a""b'; DROP TABLE x; --" = "o"."a""b'; DROP TABLE x; --" AND "t0"."UPPER lower $1" = "o"."UPPER lower $1"
RETURNING json_build_object('Group', "t0"."a""b'; DROP TABLE x; --", 'n', "t0"."UPPER lower $1"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."a""b'; DROP TABLE x; --"::text, "t0"."UPPER lower $1"::text), json_build_array("o"."a""b'; DROP TABLE x; --"::text, "o"."UPPER lower $1"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."select" AS "t0"
  WHERE "t0"."user" = $1::text
  ORDER BY "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
  FOR NO KEY UPDATE
)
UPDATE "public"."select" AS "t0"
SET "ü\" = $1::text
WHERE "t0"."user" = $1::text AND (
  SELECT count(*)
  FROM o
) >= 0;
-- session pool
WITH o AS (
  SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
  FROM "public"."select" AS "t0"
  WHERE (1 = ANY ("t0"."*/ /*"))
  ORDER BY "t0"."user"
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."select" AS "t0"
USING o
WHERE "t0"."a""b'; DROP TABLE x; --" = "o"."a""b'; DROP TABLE x; --" AND "t0"."UPPER lower $1" = "o"."UPPER lower $1"
RETURNING json_build_object('Group', "t0"."a""b'; DROP TABLE x; --", 'n', "t0"."UPPER lower $1"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."a""b'; DROP TABLE x; --"::text, "t0"."UPPER lower $1"::text));

-- call 2
-- session pool
WITH o AS (
  SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
  FROM "public"."select" AS "t0"
  WHERE "t0"."a""b'; DROP TABLE x; --" = 'g'::text AND "t0"."UPPER lower $1" = 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."select" AS "t0"
SET "UPPER lower $1" = 3
FROM o
WHERE "t0"."a""b'; DROP TABLE x; --" = "o"."a""b'; DROP TABLE x; --" AND "t0"."UPPER lower $1" = "o"."UPPER lower $1"
RETURNING json_build_object('Group', "t0"."a""b'; DROP TABLE x; --", 'n', "t0"."UPPER lower $1"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."a""b'; DROP TABLE x; --"::text, "t0"."UPPER lower $1"::text), json_build_array("o"."a""b'; DROP TABLE x; --"::text, "o"."UPPER lower $1"::text));
-- session pool
WITH o AS (
  SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1"
  FROM "public"."select" AS "t0"
  WHERE (1 = ANY ("t0"."*/ /*"))
  ORDER BY "t0"."user"
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."select" AS "t0"
USING o
WHERE "t0"."a""b'; DROP TABLE x; --" = "o"."a""b'; DROP TABLE x; --" AND "t0"."UPPER lower $1" = "o"."UPPER lower $1"
RETURNING json_build_object('Group', "t0"."a""b'; DROP TABLE x; --", 'n', "t0"."UPPER lower $1"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."a""b'; DROP TABLE x; --"::text, "t0"."UPPER lower $1"::text));
