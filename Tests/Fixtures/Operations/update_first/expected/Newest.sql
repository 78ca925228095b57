-- call 1
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE "t0"."year" < $1::integer
  ORDER BY "t0"."year" DESC
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."movie" AS "t0"
SET "note" = 'newest'::text
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."movie" AS "t0"
  WHERE FALSE
  ORDER BY "t0"."year" DESC
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."movie" AS "t0"
SET "note" = 'newest'::text
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
