-- call 1, 2
-- session pool
SELECT json_build_object('id', "t0"."id"), NULL::text, NULL::json
FROM "public"."movie" AS "t0"
WHERE "t0"."id" = $1::text;
