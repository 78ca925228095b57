-- session pool
DELETE FROM "public"."movie" AS "t0";
