-- call 1
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", $1::timestamptz AS "c1", "d"."a3" AS "c2", CASE WHEN "d"."a4" THEN "d"."a5" ELSE 'none'::text END AS "c3", "d"."a6" AS "c4", "d"."a7"::text[] AS "c5", "d"."a8" AS "c6", "d"."a9" AS m, "d"."n"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[], $6::integer[], $7::text[], $8::text[], $9::text[]) WITH ORDINALITY AS d("a0", "a3", "a5", "a4", "a6", "a7", "a8", "a9", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "note", "pages", "tags", "title")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4", "d"."c5", "d"."c6"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "note" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."note" ELSE "t0"."note" END, "pages" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 2, 1) = '1' THEN excluded."pages" ELSE "t0"."pages" END, "tags" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 3, 1) = '1' THEN excluded."tags" ELSE "t0"."tags" END, "title" = excluded."title"
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
));

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "pages", "title")
  SELECT "d"."a1", $1::timestamptz, "d"."a4", "d"."a5", "d"."a6"
  FROM unnest($2::uuid[], $3::text[], $4::integer[], $5::text[]) AS d("a1", "a4", "a5", "a6")
  ON CONFLICT ("id")
  DO UPDATE SET "pages" = excluded."pages", "title" = excluded."title"
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));

-- call 3
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a2" AS "c0", $1::timestamptz AS "c1", "d"."a5" AS "c2", "d"."a6" AS "c3", "d"."a7" AS "c4", "d"."a8" AS m, "d"."n"
  FROM unnest($2::uuid[], $3::text[], $4::integer[], $5::text[], $6::text[]) WITH ORDINALITY AS d("a2", "a5", "a6", "a7", "a8", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "pages", "title")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "pages" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."pages" ELSE "t0"."pages" END, "title" = excluded."title"
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
));

-- call 4
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", $1::timestamptz AS "c1", "d"."a4" AS "c2", "d"."a5" AS "c3", "d"."a6" AS m, "d"."n"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS d("a0", "a4", "a5", "a6", n)
  ORDER BY "c0", "d"."n"
), "m0" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d0" AS d
), "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "title")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "code" = CASE WHEN substr((
    SELECT "m0"."m"
    FROM "m0"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."code" ELSE "t0"."code" END, "title" = excluded."title"
  RETURNING "t0"."id", "t0"."code"
), "w1" AS (
  INSERT INTO "public"."label" AS "t0" ("id", "book_code", "text")
  SELECT "d"."a8", "r"."code", "d"."a9"
  FROM unnest($6::uuid[], $7::text[], $8::bigint[]) WITH ORDINALITY AS d("a8", "a9", "a10", n)
  JOIN "d0" AS p ON p.n = "d"."a10"
  JOIN "w0" AS r ON "r"."id" = "p"."c0"
  ORDER BY d.n
  ON CONFLICT ("id")
  DO UPDATE SET "book_code" = excluded."book_code", "text" = excluded."text"
  RETURNING "t0"."id"
), "d2" AS MATERIALIZED (
  SELECT "d"."a14" AS "c0", "d"."a11" AS "c1", $9::date AS "c2", "d"."a16" AS "c3", "d"."a17" AS m, "d"."n"
  FROM unnest($10::uuid[], $11::uuid[], $12::text[], $13::text[]) WITH ORDINALITY AS d("a14", "a11", "a16", "a17", n)
  ORDER BY "c0", "d"."n"
), "m2" AS (
  SELECT jsonb_object_agg(coalesce("d"."c0"::text, ''), d.m) AS m
  FROM "d2" AS d
), "w2" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day", "note")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3"
  FROM "d2" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "book_id" = excluded."book_id", "note" = CASE WHEN substr((
    SELECT "m2"."m"
    FROM "m2"
  ) ->> coalesce("excluded"."id"::text, ''), 1, 1) = '1' THEN excluded."note" ELSE "t0"."note" END
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
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
));

-- call 5
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", $1::timestamptz AS "c1", "d"."a3" AS "c2", "d"."a4" AS "c3", "d"."n"
  FROM unnest($2::uuid[], $3::text[], $4::text[]) WITH ORDINALITY AS d("a0", "a3", "a4", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "at", "code", "title")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3"
  FROM "d0" AS d
  ON CONFLICT ("id")
  DO UPDATE SET "title" = excluded."title"
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
));

-- call 6
-- session pool
SELECT '[]'::json, NULL::text, '[]'::json;
