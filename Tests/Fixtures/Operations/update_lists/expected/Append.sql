-- call 1
-- session pool
UPDATE "public"."bag" AS "t0"
SET "texts" = array_cat("t0"."texts", $1::text[]), "short" = array_cat("t0"."short"::text[], ARRAY['q'::text]::text[]);

-- call 2
-- session pool
UPDATE "public"."bag" AS "t0"
SET "short" = array_cat("t0"."short"::text[], ARRAY['q'::text]::text[]);
