-- session pool
WITH o AS (
  SELECT "t0"."group", "t0"."rank"
  FROM "public"."level" AS "t0"
  WHERE "t0"."group" = 'x'::text AND "t0"."rank" = 3
  FOR UPDATE OF "t0"
)
UPDATE "public"."level" AS "t0"
SET "rank" = "t0"."rank" + 2
FROM o
WHERE "t0"."group" = "o"."group" AND "t0"."rank" = "o"."rank"
RETURNING json_build_object('group', "t0"."group", 'rank', "t0"."rank"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."group"::text, "t0"."rank"::text), json_build_array("o"."group"::text, "o"."rank"::text));
