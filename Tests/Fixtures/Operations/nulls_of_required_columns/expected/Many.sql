-- call 3
-- session pool
SELECT 1
FROM "public"."player" AS "t0";
