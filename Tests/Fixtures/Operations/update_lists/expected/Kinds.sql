-- session pool
UPDATE "public"."bag" AS "t0"
SET "bigs" = array_cat("t0"."bigs", ARRAY[$1::bigint, 2]::bigint[]), "floats" = array_cat("t0"."floats", ARRAY['1'::double precision,'0.5'::double precision]::double precision[]), "truths" = array_cat("t0"."truths", ARRAY[TRUE]::boolean[]), "uuids" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[$2::uuid, $2::uuid]::uuid[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."uuids" AS l
  ) AS s
), "anys" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[$3::jsonb, jsonb_build_object('a', $4::jsonb), '{"a":1}'::jsonb]::jsonb[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."anys" AS l
  ) AS s
), "days" = array_cat(ARRAY['2024-02-29'::date]::date[], "t0"."days"), "times" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[$5::timestamptz, '2024-01-01T00:00:00.000000Z'::timestamptz]::timestamptz[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."times" AS l
  ) AS s
)
WHERE "t0"."id" = 2
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
