-- call 1, 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "hits", "seen", "tags")
  VALUES ('a'::text, 0 + 5, $1::timestamptz, array_cat(ARRAY[]::text[], ARRAY['m'::text]::text[]))
  ON CONFLICT ("id")
  DO UPDATE SET "tags" = array_cat("t0"."tags", ARRAY['m'::text]::text[]), "hits" = "t0"."hits" + 5
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "hits", "seen", "tags")
  VALUES ('b'::text, 0 + 5, $1::timestamptz, array_cat(ARRAY[]::text[], ARRAY['m'::text]::text[]))
  ON CONFLICT ("id")
  DO UPDATE SET "tags" = array_cat("t0"."tags", ARRAY['m'::text]::text[]), "hits" = "t0"."hits" + 5
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "seen", "tags")
  VALUES ('c'::text, $1::timestamptz, ARRAY['plain'::text]::text[])
  ON CONFLICT ("id")
  DO UPDATE SET "tags" = excluded."tags"
  RETURNING "t0"."id"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('id', "w0"."id") AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('id', "w1"."id") AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
    UNION ALL
    SELECT json_build_object('id', "w2"."id") AS k, 2 AS p, row_number() OVER () AS n
    FROM "w2"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
  UNION ALL
  SELECT json_build_array("w1"."id"::text)
  FROM "w1"
  UNION ALL
  SELECT json_build_array("w2"."id"::text)
  FROM "w2"
));
