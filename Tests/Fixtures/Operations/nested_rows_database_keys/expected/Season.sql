-- call 1
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."season" AS "t0" ("league")
  VALUES ($1::text)
  RETURNING "t0"."league", "t0"."year"
), "w1" AS (
  INSERT INTO "public"."match" AS "t0" ("season_league", "season_year", "round")
  VALUES ((
    SELECT "w0"."league"
    FROM "w0"
  ), (
    SELECT "w0"."year"
    FROM "w0"
  ), 1), ((
    SELECT "w0"."league"
    FROM "w0"
  ), (
    SELECT "w0"."year"
    FROM "w0"
  ), 2)
  RETURNING "t0"."id"
)
SELECT json_build_object('league', "w0"."league", 'year', "w0"."year"), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."league"::text, "w0"."year"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."id"::text)
  FROM "w1"
))
FROM "w0";

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."season" AS "t0" DEFAULT
  VALUES
  RETURNING "t0"."league", "t0"."year"
), "w1" AS (
  INSERT INTO "public"."match" AS "t0" ("season_league", "season_year", "round")
  VALUES ((
    SELECT "w0"."league"
    FROM "w0"
  ), (
    SELECT "w0"."year"
    FROM "w0"
  ), 1), ((
    SELECT "w0"."league"
    FROM "w0"
  ), (
    SELECT "w0"."year"
    FROM "w0"
  ), 2)
  RETURNING "t0"."id"
)
SELECT json_build_object('league', "w0"."league", 'year', "w0"."year"), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."league"::text, "w0"."year"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."id"::text)
  FROM "w1"
))
FROM "w0";
