-- session pool
UPDATE "public"."team" AS "t0"
SET "id" = 'v'::text;
