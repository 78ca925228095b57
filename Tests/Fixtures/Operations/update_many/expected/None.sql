-- session pool
UPDATE "public"."movie" AS "t0"
SET "year" = 1
WHERE "t0"."id" = 'x'::text;
