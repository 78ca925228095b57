-- session pool
UPDATE "public"."bag" AS "t0"
SET "short" = array_cat("t0"."short"::text[], ARRAY['long'::text]::text[])
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
