-- call 3
-- session pool
UPDATE "public"."movie" AS "t0"
SET "year" = 2000
WHERE "t0"."id" = $1::text;
