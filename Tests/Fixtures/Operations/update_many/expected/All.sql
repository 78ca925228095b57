-- session pool
UPDATE "public"."movie" AS "t0"
SET "note" = 'all'::text;
