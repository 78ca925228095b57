-- call 1, 2
-- session pool
INSERT INTO "public"."stat" AS "t0" ("id", "day", "hits", "score", "seen", "tags")
VALUES ('a'::text, (('2024-01-31'::date::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date, 0 + $1::integer, (2 * 5)::double precision - '1'::double precision, (($2::timestamptz AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest($3::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT ARRAY[]::text[] AS l
  ) AS s
))
ON CONFLICT ("id")
DO UPDATE SET "hits" = "t0"."hits" + $1::integer, "score" = "t0"."score" - '1'::double precision, "plain" = "t0"."plain" + 1, "tags" = (
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest($3::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT "t0"."tags" AS l
  ) AS s
), "seen" = (("t0"."seen" AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "day" = (("t0"."day"::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date, "number" = "t0"."number" + 100
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));

-- call 3
-- session pool
INSERT INTO "public"."stat" AS "t0" ("id", "day", "hits", "score", "seen", "tags")
VALUES ('a'::text, (('2024-01-31'::date::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date, 0, (2 * 5)::double precision - '1'::double precision, (($1::timestamptz AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', ARRAY[]::text[])
ON CONFLICT ("id")
DO UPDATE SET "score" = "t0"."score" - '1'::double precision, "plain" = "t0"."plain" + 1, "seen" = (("t0"."seen" AT TIME ZONE 'UTC' + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', "day" = (("t0"."day"::timestamp + '1 month'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date, "number" = "t0"."number" + 100
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
