-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."thing" AS "t0"
  LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."owner_id"
  LEFT JOIN "public"."person" AS "t3" ON "t3"."id" = "t2"."manager_id"
  WHERE EXISTS (
    SELECT
    FROM "public"."person" AS "t1"
    WHERE "t1"."id" = "t0"."owner_id" AND "t1"."age" > 1
  )
  ORDER BY "t3"."age" DESC, "t2"."id"
  LIMIT 1
  FOR UPDATE OF "t0"
)
UPDATE "public"."thing" AS "t0"
SET "title" = 'found'::text
FROM o
WHERE "t0"."id" = "o"."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
