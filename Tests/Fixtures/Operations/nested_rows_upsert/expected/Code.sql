-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000001'::uuid, $1::text, 'kept code'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id", "t0"."code"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000008'::uuid, $2::text, 'new code'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id", "t0"."code"
), "w2" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000009'::uuid, 'given'::text, 'given code'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "code" = excluded."code"
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."label" AS "t0" ("id", "book_code", "text")
  VALUES ($3::uuid, (
    SELECT "w0"."code"
    FROM "w0"
  ), 'first'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_code" = excluded."book_code", "text" = excluded."text"
  RETURNING "t0"."id"
), "w4" AS (
  INSERT INTO "public"."label" AS "t0" ("id", "book_code", "text")
  VALUES ($4::uuid, (
    SELECT "w1"."code"
    FROM "w1"
  ), 'second'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_code" = excluded."book_code", "text" = excluded."text"
  RETURNING "t0"."id"
), "w5" AS (
  INSERT INTO "public"."label" AS "t0" ("id", "book_code", "text")
  VALUES ($5::uuid, 'given'::text, 'third'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_code" = excluded."book_code", "text" = excluded."text"
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
    UNION ALL
    SELECT json_build_object('id', encode(uuid_send("w2"."id"), 'hex')) AS k, 2 AS p, row_number() OVER () AS n
    FROM "w2"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w4"."id"), 'hex'))
  FROM "w4"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w5"."id"), 'hex'))
  FROM "w5"
));
