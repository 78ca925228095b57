-- session pool
WITH "w0" AS (
  INSERT INTO "public"."team" AS "t0" ("name")
  VALUES ('Red'::text)
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."team" AS "t0" ("id", "name")
  VALUES (DEFAULT, 'Blue'::text), (DEFAULT, 'Green'::text), (77, 'Grey'::text)
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  VALUES ((
    SELECT "w0"."id"
    FROM "w0"
  ), 1, 'Ann'::text)
  RETURNING "t0"."team_id", "t0"."shirt"
), "w3" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  VALUES ((
    SELECT "w0"."id"
    FROM "w0"
  ), $1::integer, 'Ben'::text)
  RETURNING "t0"."team_id", "t0"."shirt"
), "w4" AS (
  INSERT INTO "public"."goal" AS "t0" ("id", "player_shirt", "player_team_id", "minute")
  VALUES ($2::uuid, 1, (
    SELECT "w2"."team_id"
    FROM "w2"
  ), 5), ($3::uuid, 1, (
    SELECT "w2"."team_id"
    FROM "w2"
  ), 50)
  RETURNING "t0"."id"
), "w5" AS (
  INSERT INTO "public"."player" AS "t0" ("team_id", "shirt", "name")
  VALUES (77, 7, 'Cid'::text)
  RETURNING "t0"."team_id", "t0"."shirt"
), "w6" AS (
  INSERT INTO "public"."goal" AS "t0" ("id", "player_shirt", "player_team_id", "minute")
  VALUES ($4::uuid, 7, 77, 90)
  RETURNING "t0"."id"
)
SELECT (
  SELECT json_agg(w.k ORDER BY w.p, w.n)
  FROM (
    SELECT json_build_object('id', "w0"."id") AS k, 0 AS p, row_number() OVER () AS n
    FROM "w0"
    UNION ALL
    SELECT json_build_object('id', "w1"."id") AS k, 1 AS p, row_number() OVER () AS n
    FROM "w1"
  ) AS w
), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
  UNION ALL
  SELECT json_build_array("w1"."id"::text)
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array("w2"."team_id"::text, "w2"."shirt"::text)
  FROM "w2"
  UNION ALL
  SELECT json_build_array("w3"."team_id"::text, "w3"."shirt"::text)
  FROM "w3"
  UNION ALL
  SELECT json_build_array("w5"."team_id"::text, "w5"."shirt"::text)
  FROM "w5"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w4"."id"), 'hex'))
  FROM "w4"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w6"."id"), 'hex'))
  FROM "w6"
));
