-- call 1
-- session pool
UPDATE "public"."box" AS "t0"
SET "n" = "t0"."n" + $1::integer - $2::integer, "tags" = array_cat((
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position($3::text[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT "t0"."tags" AS l
  ) AS s
), ARRAY['z'::text]::text[]), "until" = (("t0"."until"::timestamp + ($4::integer * '1 day'::interval + $5::integer * '1 week'::interval + $6::integer * '1 month'::interval + $7::integer * '1 year'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
UPDATE "public"."box" AS "t0"
SET "tags" = array_cat("t0"."tags", ARRAY['z'::text]::text[]), "until" = (("t0"."until"::timestamp - ($1::integer * '1 day'::interval + $2::integer * '1 week'::interval + $3::integer * '1 month'::interval + $4::integer * '1 year'::interval)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
