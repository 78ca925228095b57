-- call 1
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."a1" AS "c1", "d"."n"
  FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS d("a0", "a1", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."place" AS "t0" ("id", "name")
  SELECT "d"."c0", "d"."c1"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "name" = excluded."name"
  RETURNING "t0"."id", "t0"."code"
), "w1" AS (
  INSERT INTO "public"."visit" AS "t0" ("id", "place_code", "day")
  SELECT "d"."a3", "r"."code", "d"."a4"
  FROM unnest($3::uuid[], $4::date[], $5::bigint[]) WITH ORDINALITY AS d("a3", "a4", "a5", n)
  JOIN "d0" AS p ON p.n = "d"."a5"
  JOIN "w0" AS r ON "r"."id" = "p"."c0"
  ORDER BY d.n
  ON CONFLICT ("id")
  DO UPDATE SET "place_code" = excluded."place_code", "day" = excluded."day"
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')) AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));

-- call 2
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", CASE WHEN "d"."a1" THEN "d"."a2" ELSE (md5('x'))::text END AS "c1", "d"."a3" AS "c2", "d"."a4" AS m, "d"."n"
  FROM unnest($1::uuid[], $2::text[], $3::boolean[], $4::text[], $5::text[]) WITH ORDINALITY AS d("a0", "a2", "a1", "a3", "a4", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."place" AS "t0" ("id", "code", "name")
  SELECT "d"."c0", "d"."c1", "d"."c2"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "code" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."code" ELSE "t0"."code" END, "name" = excluded."name"
  RETURNING "t0"."id", "t0"."code"
), "w1" AS (
  INSERT INTO "public"."visit" AS "t0" ("id", "place_code", "day")
  SELECT "d"."a6", "r"."code", "d"."a7"
  FROM unnest($6::uuid[], $7::date[], $8::bigint[]) WITH ORDINALITY AS d("a6", "a7", "a8", n)
  JOIN "d0" AS p ON p.n = "d"."a8"
  JOIN "w0" AS r ON "r"."id" = "p"."c0"
  ORDER BY d.n
  ON CONFLICT ("id")
  DO UPDATE SET "place_code" = excluded."place_code", "day" = excluded."day"
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex')) AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
