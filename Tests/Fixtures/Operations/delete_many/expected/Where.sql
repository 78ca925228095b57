-- call 1
-- session pool
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = ANY ($1::text[]) AND "t0"."year" < $2::integer);

-- call 3
-- session pool
DELETE FROM "public"."movie" AS "t0"
WHERE ("t0"."id" = ANY ($1::text[]));
