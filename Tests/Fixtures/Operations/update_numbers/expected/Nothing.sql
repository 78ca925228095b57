-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."counter" AS "t0"
WHERE "t0"."id" = 'a'::text;
