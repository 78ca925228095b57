-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + 1, "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" + '1'::numeric AS v
  ) AS s
)
WHERE "t0"."id" = 'null'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
