-- SERIALIZABLE transaction, 4 locked
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."n"
  FROM unnest($1::text[]) WITH ORDINALITY AS d("a0", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."people" AS "t0" ("name")
  SELECT "d"."c0"
  FROM "d0" AS d
  RETURNING "t0"."name"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('#', encode(sha256(convert_to('Person:' || "w0"."name"::text, 'UTF8')), 'hex'), 'name', "w0"."name") AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."name"::text)
  FROM "w0"
));
-- SERIALIZABLE transaction, 4 locked
WITH "w0" AS (
  INSERT INTO "public"."movie" AS "t0" ("id", "title")
  VALUES ('00000000000040008000000000000004'::uuid, 'Four'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."role" AS "t0" ("movie_id", "actor_name")
  VALUES ('00000000000040008000000000000004'::uuid, 'Ada'::text)
  RETURNING "t0"."movie_id", "t0"."actor_name"
)
SELECT json_build_object('#', encode(sha256(convert_to('Movie:' || "w0"."id"::text, 'UTF8')), 'hex'), 'id', encode(uuid_send("w0"."id"), 'hex')), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."movie_id"), 'hex'), "w1"."actor_name"::text)
  FROM "w1"
))
FROM "w0";
-- SERIALIZABLE transaction, 4 locked
INSERT INTO "public"."log" AS "t0" ("at", "n")
VALUES ('2024-05-01T10:00:00.500000Z'::timestamptz, 7)
RETURNING json_build_object('#', encode(sha256(convert_to('Log:' || json_build_array("t0"."at"::text, "t0"."n"::text)::text, 'UTF8')), 'hex'), 'at', CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END, 'n', "t0"."n"::text), pg_current_xact_id()::text, json_build_array(json_build_array(CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END, "t0"."n"::text));
