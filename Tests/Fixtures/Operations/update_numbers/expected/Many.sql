-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + $1::integer, "f" = '9'::double precision
WHERE "t0"."n" < 100;
