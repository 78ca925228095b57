-- call 1, 2
-- session pool
UPDATE "public"."review" AS "t0"
SET "stars" = 9
WHERE "t0"."id" = $1::integer;
