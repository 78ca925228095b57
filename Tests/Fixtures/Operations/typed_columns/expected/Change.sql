-- session pool
UPDATE "public"."thing" AS "t0"
SET "small" = "t0"."small" + 1, "big" = ("t0"."big" - 3)::bigint, "price" = (
  SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END
  FROM (
    SELECT "t0"."price" + $1::numeric AS v
  ) AS s
), "local" = (("t0"."local" + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval), "code" = $2::text, "doc" = '{"a": 1}'::jsonb, "locals" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['2023-11-14T22:13:20.123456Z'::timestamp,'2024-01-01T00:00:00.000000Z'::timestamp]::timestamp[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."locals" AS l
  ) AS s
), "prices" = array_cat((
  SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(
    SELECT u.e
    FROM unnest(s.l) WITH ORDINALITY AS u(e, n)
    WHERE array_position(ARRAY[$1::numeric]::numeric[], u.e) IS NULL
    ORDER BY u.n
  ) END
  FROM (
    SELECT "t0"."prices"::numeric[] AS l
  ) AS s
), ARRAY['3.14159'::numeric]::numeric[]), "fixeds" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY[$3::bpchar, 'c'::bpchar, 'c'::bpchar]::bpchar[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."fixeds"::bpchar[] AS l
  ) AS s
)
WHERE "t0"."id" = 1
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
