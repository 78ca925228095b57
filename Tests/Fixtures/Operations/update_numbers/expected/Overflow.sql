-- call 1
-- session pool
UPDATE "public"."counter" AS "t0"
SET "n" = "t0"."n" + $1::integer
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 2
-- session pool
UPDATE "public"."counter" AS "t0"
SET "big" = "t0"."big" + $1::bigint
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
UPDATE "public"."counter" AS "t0"
SET "f" = "t0"."f" + $1::double precision
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 4
-- session pool
UPDATE "public"."counter" AS "t0"
SET "small" = "t0"."small" + $1::integer
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 5
-- session pool
UPDATE "public"."counter" AS "t0"
SET "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" + $1::numeric AS v
  ) AS s
)
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 6
-- session pool
UPDATE "public"."counter" AS "t0"
SET "half" = "t0"."half" + $1::real
WHERE "t0"."id" = 'max'::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
