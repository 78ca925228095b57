-- call 1, 2
-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."member" = 'ann'::text)
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."loan" AS "t0"
SET "days" = 5
FROM o
WHERE "t0"."id" = "o"."id";
