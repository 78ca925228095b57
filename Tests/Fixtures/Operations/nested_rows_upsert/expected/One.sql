-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "title")
  VALUES ($1::uuid, $2::text, 'One'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."cover" AS "t0" ("book_id", "colour")
  VALUES ($1::uuid, 'red'::text)
  ON CONFLICT ("book_id")
  DO UPDATE SET "colour" = excluded."colour"
  RETURNING "t0"."book_id"
), "w2" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  VALUES ('0000000000000000000000000000000a'::uuid, $1::uuid, $3::date, $4::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = excluded."note"
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  VALUES ($5::uuid, $1::uuid, $3::date, 'new'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = excluded."note"
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."book_id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
))
FROM "w0";

-- call 2, 3
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "code", "note", "title")
  VALUES ($1::uuid, $2::text, $3::text, 'One'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title", "note" = excluded."note"
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."cover" AS "t0" ("book_id", "colour")
  VALUES ($1::uuid, 'red'::text)
  ON CONFLICT ("book_id")
  DO UPDATE SET "colour" = excluded."colour"
  RETURNING "t0"."book_id"
), "w2" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day")
  VALUES ('0000000000000000000000000000000a'::uuid, $1::uuid, $4::date)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id"
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  VALUES ($5::uuid, $1::uuid, $4::date, 'new'::text)
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = excluded."note"
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."book_id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
))
FROM "w0";
