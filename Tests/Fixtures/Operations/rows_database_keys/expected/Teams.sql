-- call 1
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT nextval(pg_get_serial_sequence('"public"."team"', 'id')) AS "c0", "d"."a0" AS "c1", "d"."n"
  FROM unnest($1::text[]) WITH ORDINALITY AS d("a0", n)
), "w0" AS (
  INSERT INTO "public"."team" AS "t0" ("id", "name")
  SELECT "d"."c0", "d"."c1"
  FROM "d0" AS d
  RETURNING "t0"."id"
), "d1" AS MATERIALIZED (
  SELECT "p"."c0" AS "c0", "d"."a1" AS "c1", "d"."a2" AS "c2", "d"."n"
  FROM unnest($2::integer[], $3::text[], $4::bigint[]) WITH ORDINALITY AS d("a1", "a2", "a8", n)
  JOIN "d0" AS p ON p.n = "d"."a8"
  ORDER BY "c0", "c1", "d"."n"
), "w1" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d1" AS d
  RETURNING "t0"."team_id", "t0"."shirt"
), "w2" AS (
  INSERT INTO "public"."goal" AS "t0" ("id", "player_shirt", "player_team_id", "minute")
  SELECT "d"."a5", "d"."a3", "p"."c0", "d"."a6"
  FROM unnest($5::uuid[], $6::integer[], $7::integer[], $8::bigint[]) WITH ORDINALITY AS d("a5", "a3", "a6", "a7", n)
  JOIN "d1" AS p ON p.n = "d"."a7"
  ORDER BY d.n
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."team_id"::text, "w1"."shirt"::text)
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
));

-- call 2
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT CASE WHEN "d"."a0" THEN "d"."a1" ELSE nextval(pg_get_serial_sequence('"public"."team"', 'id')) END AS "c0", "d"."a2" AS "c1", "d"."n"
  FROM unnest($1::integer[], $2::boolean[], $3::text[]) WITH ORDINALITY AS d("a1", "a0", "a2", n)
), "w0" AS (
  INSERT INTO "public"."team" AS "t0" ("id", "name")
  SELECT "d"."c0", "d"."c1"
  FROM "d0" AS d
  RETURNING "t0"."id"
), "d1" AS MATERIALIZED (
  SELECT "p"."c0" AS "c0", "d"."a3" AS "c1", "d"."a4" AS "c2", "d"."n"
  FROM unnest($4::integer[], $5::text[], $6::bigint[]) WITH ORDINALITY AS d("a3", "a4", "a5", n)
  JOIN "d0" AS p ON p.n = "d"."a5"
  ORDER BY "c0", "c1", "d"."n"
), "w1" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d1" AS d
  RETURNING "t0"."team_id", "t0"."shirt"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."team_id"::text, "w1"."shirt"::text)
  FROM "w1"
));
