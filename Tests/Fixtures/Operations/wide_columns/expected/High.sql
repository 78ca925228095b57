-- call 1, 2
-- session pool
UPDATE "public"."thing" AS "t0"
SET "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" + $1::numeric AS v
  ) AS s
)
WHERE "t0"."id" = 3
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
