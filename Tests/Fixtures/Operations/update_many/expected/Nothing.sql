-- session pool
SELECT 1
FROM "public"."movie" AS "t0"
WHERE TRUE;
