-- session pool
WITH o AS (
  SELECT "t0"."id"
  FROM "public"."lease" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."lease" AS "t0"
SET "until" = "t0"."until" + '00:00:01'::interval, "day" = ("t0"."day" - '1 day'::interval)::date
FROM o
WHERE "t0"."id" = "o"."id";
