-- call 2
-- session pool
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = $1::text OR "t0"."id" = $2::text);
