-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000001'::uuid, $1::text, 'one more'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "pages" = "t0"."pages" + 1
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000002'::uuid, $2::text, 'some more'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "pages" = "t0"."pages" + $3::integer
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ('00000000000000000000000000000001'::uuid, $4::text, 'one more'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "pages" = "t0"."pages" + 1
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day")
  VALUES ('0000000000000000000000000000000a'::uuid, '00000000000000000000000000000001'::uuid, (($5::date::timestamp + '1 day'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)::date)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "day" = excluded."day"
  RETURNING "t0"."id"
), "w4" AS (
  INSERT INTO "public"."cover" AS "t0" ("book_id", "colour")
  VALUES ('00000000000000000000000000000002'::uuid, 'green'::text)
  ON CONFLICT ("book_id")
  DO UPDATE SET "colour" = excluded."colour", "price" = "t0"."price" + $3::integer
  RETURNING "t0"."book_id"
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
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w4"."book_id"), 'hex'))
  FROM "w4"
));
