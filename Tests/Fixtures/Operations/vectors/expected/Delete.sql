-- call 1
-- session pool
DELETE FROM "public"."doc" AS "t0"
WHERE "t0"."v" = $1::vector;
