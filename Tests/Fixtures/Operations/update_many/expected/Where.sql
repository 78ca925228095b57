-- call 1, 5
-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = $1::text
WHERE "t0"."year" >= $2::integer;

-- call 2
-- session pool
SELECT 1
FROM "public"."movie" AS "t0"
WHERE "t0"."year" >= $1::integer;

-- call 4
-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = $1::text
WHERE FALSE;
