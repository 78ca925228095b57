-- session pool
UPDATE "public"."task" AS "t0"
SET "due" = date_trunc('year', $1::timestamptz)
WHERE "t0"."due" >= $1::timestamptz;
