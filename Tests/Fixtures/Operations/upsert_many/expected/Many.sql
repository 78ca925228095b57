-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('z'::text, 'Z'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "note", "title")
  VALUES ('a'::text, $1::text, 'Aliens'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "note" = excluded."note"
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
  VALUES ('b'::text, $2::text, 1)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "year" = excluded."year"
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

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('z'::text, 'Z'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('a'::text, 'Aliens'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title", "year")
  VALUES ('b'::text, $1::text, 1)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "year" = excluded."year"
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
