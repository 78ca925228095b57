-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = array_cat(ARRAY[$1::text, 'p'::text]::text[], "t0"."texts");
