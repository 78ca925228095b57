-- session pool
UPDATE "public"."loan" AS "t0"
SET "days" = 7
WHERE ("t0"."member" = 'bob'::text);
