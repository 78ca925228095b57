-- call 1
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "note", "title")
VALUES ($1::uuid, $2::timestamptz, $3::text, NULL, $4::text)
ON CONFLICT ("id")
DO UPDATE SET "note" = excluded."note", "title" = excluded."title"
RETURNING json_build_object('id', encode(uuid_send("t0"."id"), 'hex')), pg_current_xact_id()::text, json_build_array(json_build_array(encode(uuid_send("t0"."id"), 'hex')));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "title")
  VALUES ($1::uuid, $2::timestamptz, $3::text, $4::text)
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
  RETURNING "t0"."id"
), "d1" AS MATERIALIZED (
  SELECT "d"."a4" AS "c0", $1::uuid AS "c1", $5::date AS "c2", "d"."a6" AS "c3", "d"."a7" AS m, "d"."n"
  FROM unnest($6::uuid[], $7::text[], $8::text[]) WITH ORDINALITY AS d("a4", "a6", "a7", n)
  ORDER BY "c0", "d"."n"
), "m1" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d1" AS d
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3"
  FROM "d1" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = CASE WHEN substr((
    SELECT "m1"."m"
    FROM "m1"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."note" ELSE "t0"."note" END
  RETURNING "t0"."id"
)
SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
))
FROM "w0";
