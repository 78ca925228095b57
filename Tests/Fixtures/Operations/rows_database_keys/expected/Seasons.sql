-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT CASE WHEN "d"."a0" THEN "d"."a1" ELSE ('l' || (1 + 1))::text END AS "c0", CASE WHEN "d"."a2" THEN "d"."a3" ELSE 2024 END AS "c1", "d"."n"
  FROM unnest($1::text[], $2::boolean[], $3::integer[], $4::boolean[]) WITH ORDINALITY AS d("a1", "a0", "a3", "a2", n)
), "w0" AS (
  INSERT INTO "public"."season" AS "t0" ("league", "year")
  SELECT "d"."c0", "d"."c1"
  FROM "d0" AS d
  RETURNING "t0"."league", "t0"."year"
), "w1" AS (
  INSERT INTO "public"."match" AS "t0" ("id", "season_league", "season_year", "round")
  SELECT CASE WHEN "d"."a4" THEN "d"."a5" ELSE nextval(pg_get_serial_sequence('"public"."match"', 'id')) END, "p"."c0", "p"."c1", "d"."a6"
  FROM unnest($5::bigint[], $6::boolean[], $7::integer[], $8::bigint[]) WITH ORDINALITY AS d("a5", "a4", "a6", "a7", n)
  JOIN "d0" AS p ON p.n = "d"."a7"
  ORDER BY d.n
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('league', "w0"."league", 'year', "w0"."year")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."league"::text, "w0"."year"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array("w1"."id"::text)
  FROM "w1"
));
