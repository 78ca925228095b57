-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."thing" AS "t0"
  LEFT JOIN "public"."person" AS "t1" ON "t1"."id" = "t0"."owner_id"
  WHERE "t0"."id" > 1
  ORDER BY "t1"."name" DESC
  LIMIT 1
  FOR UPDATE OF "t0"
)
DELETE FROM "public"."thing" AS "t0"
USING o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
