-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000001'::uuid, $1::text, 'A'::text), ('00000000000000000000000000000002'::uuid, $2::text, 'B'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "pages", "title")
  VALUES ('00000000000000000000000000000003'::uuid, $3::text, 3, 'C'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "pages" = excluded."pages"
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day")
  VALUES ('0000000000000000000000000000000c'::uuid, '00000000000000000000000000000003'::uuid, $4::date)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id"
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  VALUES ('0000000000000000000000000000000d'::uuid, '00000000000000000000000000000003'::uuid, $4::date, 'd'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = excluded."note"
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
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
));
