-- call 1, 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "hits", "seen", "tags")
  VALUES ('a'::text, 0 + 5, $1::timestamptz, array_cat(ARRAY[]::text[], ARRAY['m'::text]::text[]))
  ON CONFLICT ("id")
  DO UPDATE SET "id" = excluded."id", "tags" = array_cat("t0"."tags", ARRAY['m'::text]::text[]), "hits" = "t0"."hits" + 5
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "hits", "seen", "tags")
  VALUES ('b'::text, 0 + 5, $1::timestamptz, array_cat(ARRAY[]::text[], ARRAY['m'::text]::text[]))
  ON CONFLICT ("id")
  DO UPDATE SET "id" = excluded."id", "tags" = array_cat("t0"."tags", ARRAY['m'::text]::text[]), "hits" = "t0"."hits" + 5
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."stat" AS "t0" ("id", "seen", "tags")
  VALUES ('c'::text, $1::timestamptz, ARRAY['plain'::text]::text[])
  ON CONFLICT ("id")
  DO UPDATE SET "id" = excluded."id", "tags" = excluded."tags"
  RETURNING "t0"."id"
)
SELECT json_agg(w.k ORDER BY w.n), pg_current_xact_id()::text, json_agg(w.c ORDER BY w.n)
FROM (
  SELECT json_build_object('id', "w0"."id") AS k, json_build_array("w0"."id"::text) AS c, 0 AS n
  FROM "w0"
  UNION ALL
  SELECT json_build_object('id', "w1"."id") AS k, json_build_array("w1"."id"::text) AS c, 1 AS n
  FROM "w1"
  UNION ALL
  SELECT json_build_object('id', "w2"."id") AS k, json_build_array("w2"."id"::text) AS c, 2 AS n
  FROM "w2"
) AS w;
