-- session pool
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('c'::text, 'Cube II'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "id" = excluded."id", "title" = excluded."title"
  RETURNING "t0"."id"
)
SELECT json_agg(w.k ORDER BY w.n), pg_current_xact_id()::text, json_agg(w.c ORDER BY w.n)
FROM (
  SELECT json_build_object('id', "w0"."id") AS k, json_build_array("w0"."id"::text) AS c, 0 AS n
  FROM "w0"
) AS w;
