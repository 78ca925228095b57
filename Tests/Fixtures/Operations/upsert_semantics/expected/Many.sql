-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "slug", "title")
  VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::text, 'M'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "slug", "title")
  VALUES ($4::uuid, $1::timestamptz, $2::text, $5::text, 'N'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')) AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('id', encode(uuid_send("w1"."id"), 'hex')) AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "note", "slug", "title")
  VALUES ('3fa85f6457174562b3fc2c963f66afa6'::uuid, $1::timestamptz, $2::text, $3::text, $4::text, 'M'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "note" = excluded."note"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."post" AS "t0" ("id", "at", "author", "note", "slug", "title")
  VALUES ($5::uuid, $1::timestamptz, $2::text, $3::text, $6::text, 'N'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "note" = excluded."note"
  RETURNING "t0"."id"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')) AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('id', encode(uuid_send("w1"."id"), 'hex')) AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
