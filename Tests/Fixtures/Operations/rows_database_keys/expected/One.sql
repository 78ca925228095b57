-- session pool
WITH "w0" AS (
  INSERT INTO "public"."team" AS "t0" ("name")
  VALUES ($1::text)
  RETURNING "t0"."id"
), "d1" AS MATERIALIZED (
  SELECT (
    SELECT "w0"."id"
    FROM "w0"
  ) AS "c0", "d"."a1" AS "c1", "d"."a2" AS "c2", "d"."n"
  FROM unnest($2::integer[], $3::text[]) WITH ORDINALITY AS d("a1", "a2", n)
  ORDER BY "c0", "c1", "d"."n"
), "w1" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d1" AS d
  RETURNING "t0"."team_id", "t0"."shirt"
), "w2" AS (
  INSERT INTO "public"."goal" AS "t0" ("id", "player_shirt", "player_team_id", "minute")
  SELECT "d"."a5", "d"."a3", "p"."c0", "d"."a6"
  FROM unnest($4::uuid[], $5::integer[], $6::integer[], $7::bigint[]) WITH ORDINALITY AS d("a5", "a3", "a6", "a7", n)
  JOIN "d1" AS p ON p.n = "d"."a7"
  ORDER BY d.n
  RETURNING "t0"."id"
)
SELECT json_build_object('id', "w0"."id"), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."team_id"::text, "w1"."shirt"::text)
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
))
FROM "w0";
