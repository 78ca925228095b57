-- session pool
INSERT INTO "public"."thing" AS "t0" ("id", "code", "prices")
VALUES (2, $1::text, array_cat(ARRAY[]::numeric[], ARRAY['7'::numeric]::numeric[]))
ON CONFLICT ("id")
DO UPDATE SET "small" = "t0"."small" + 1, "code" = excluded."code", "prices" = array_cat("t0"."prices"::numeric[], ARRAY['7'::numeric]::numeric[]), "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" + '1'::numeric AS v
  ) AS s
)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
