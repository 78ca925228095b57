-- call 4
-- session pool
WITH o AS (
  SELECT
  FROM "public"."loan" AS "t0"
  WHERE ("t0"."member" = $1::text OR FALSE)
  ORDER BY "t0"."id"
  FOR UPDATE
)
DELETE FROM "public"."loan" AS "t0"
WHERE ("t0"."member" = $1::text OR FALSE) AND (
  SELECT count(*)
  FROM o
) >= 0;
