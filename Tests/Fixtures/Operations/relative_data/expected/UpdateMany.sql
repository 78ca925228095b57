-- session pool
WITH o AS (
  SELECT
  FROM "public"."task" AS "t0"
  WHERE "t0"."due" >= $1::timestamptz
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."task" AS "t0"
SET "due" = ((date_trunc('year', $1::timestamptz AT TIME ZONE 'UTC')) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC'
WHERE "t0"."due" >= $1::timestamptz AND (
  SELECT count(*)
  FROM o
) >= 0;
