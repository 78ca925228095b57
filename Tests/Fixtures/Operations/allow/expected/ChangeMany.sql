-- session pool
UPDATE "public"."book" AS "t0"
SET "pages" = $1::integer;
