-- call 1
-- SERIALIZABLE transaction, 2 locked
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."a1" AS "c1", "d"."n"
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS d("a0", "a1", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid", "name")
  SELECT "d"."c0", "d"."c1"
  FROM "d0" AS d
  RETURNING "t0"."uid"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "day")
  SELECT "d"."a4", "d"."a5", "d"."a2", "d"."a6"
  FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::date[]) AS d("a4", "a5", "a2", "a6")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('uid', "w0"."uid") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."member" AS "t0" ("uid")
VALUES ('last'::text)
RETURNING json_build_object('uid', "t0"."uid"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."uid"::text));

-- call 2
-- SERIALIZABLE transaction, 2 locked
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."n"
  FROM unnest($1::text[]) WITH ORDINALITY AS d("a0", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."member" AS "t0" ("uid")
  SELECT "d"."c0"
  FROM "d0" AS d
  RETURNING "t0"."uid"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('uid', "w0"."uid") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."uid"::text)
  FROM "w0"
));
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
