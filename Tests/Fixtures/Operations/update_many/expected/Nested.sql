-- session pool
UPDATE "public"."movie" AS "t0"
SET "year" = 1
WHERE NOT ("t0"."id" = ANY (ARRAY['a'::text,'b'::text]::text[]));
