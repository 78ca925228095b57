-- call 4
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."member" = $1::text OR FALSE)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
USING o
WHERE "t0"."id" = "o"."id";
