-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."counter" AS "t0"
  WHERE "t0"."n" IS NOT NULL
  ORDER BY "t0"."n"
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + 1
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
