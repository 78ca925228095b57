-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + 2, "big" = "t0"."big" - 3, "f" = "t0"."f" + '1.5'::double precision, "small" = "t0"."small" - (-4), "wide" = ("t0"."wide" + 5)::bigint, "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" - '0.25'::numeric AS v
  ) AS s
), "half" = "t0"."half" + '1'::real
WHERE "t0"."id" = 'a'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
