-- call 1
-- session pool
SELECT '[]'::json, NULL::text, '[]'::json;

-- call 2
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
  SELECT "d"."a1", $1::timestamptz, "d"."a4", "d"."a5", "d"."a6"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS d("a1", "a4", "a5", "a6")
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
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "extra", "genre", "genres", "more", "number", "owner", "price", "shelf", "tags", "title", "years")
  SELECT "d"."a1", "d"."a3", "d"."a6", "d"."a7", CASE WHEN "d"."a8" THEN "d"."a9" ELSE 'DRAMA'::"public"."genre" END, "d"."a10"::"public"."genre"[], "d"."a11"::jsonb[], CASE WHEN "d"."a12" THEN "d"."a13" ELSE nextval(pg_get_serial_sequence('"public"."book"', 'number')) END, "d"."a14", CASE WHEN "d"."a15" THEN "d"."a16" ELSE '1.5'::double precision END, CASE WHEN "d"."a17" THEN "d"."a18" ELSE (upper('a') || '1')::text END, "d"."a19"::text[], "d"."a20", "d"."a21"::integer[]
  FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::jsonb[], $5::"public"."genre"[], $6::boolean[], $7::text[], $8::text[], $9::integer[], $10::boolean[], $11::text[], $12::double precision[], $13::boolean[], $14::text[], $15::boolean[], $16::text[], $17::text[], $18::text[]) AS d("a1", "a3", "a6", "a7", "a9", "a8", "a10", "a11", "a13", "a12", "a14", "a16", "a15", "a18", "a17", "a19", "a20", "a21")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
));

-- call 4
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
  SELECT "d"."a1", $1::timestamptz, "d"."a4", "d"."a5", "d"."a6"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS d("a1", "a4", "a5", "a6")
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "sequel_of_id", "added_at", "code", "owner", "title")
  SELECT "d"."a9", "d"."a7", $1::timestamptz, "d"."a11", "d"."a12", "d"."a13"
  FROM unnest($6::uuid[], $7::uuid[], $8::text[], $9::text[], $10::text[]) AS d("a9", "a7", "a11", "a12", "a13")
  RETURNING "t0"."id"
), "w2" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "day", "note")
  SELECT "d"."a16", "d"."a14", "d"."a17", "d"."a18", "d"."a19"
  FROM unnest($11::uuid[], $12::uuid[], $13::text[], $14::date[], $15::text[]) AS d("a16", "a14", "a17", "a18", "a19")
  RETURNING "t0"."id"
), "w3" AS (
  INSERT INTO "public"."fine" AS "t0" ("id", "loan_id", "cents")
  SELECT "d"."a22", "d"."a20", "d"."a23"
  FROM unnest($16::uuid[], $17::uuid[], $18::bigint[]) AS d("a22", "a20", "a23")
  RETURNING "t0"."id"
), "w4" AS (
  INSERT INTO "public"."cover" AS "t0" ("book_id", "colour")
  SELECT "d"."a24", CASE WHEN "d"."a25" THEN "d"."a26" ELSE 'white'::text END
  FROM unnest($19::uuid[], $20::text[], $21::boolean[]) AS d("a24", "a26", "a25")
  RETURNING "t0"."book_id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
  UNION ALL
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w2"."id"), 'hex'))
  FROM "w2"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w3"."id"), 'hex'))
  FROM "w3"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w4"."book_id"), 'hex'))
  FROM "w4"
));

-- call 5
-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a2" AS "c0", $1::timestamptz AS "c1", "d"."a5" AS "c2", "d"."a6" AS "c3", "d"."a7" AS "c4", "d"."n"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS d("a2", "a5", "a6", "a7", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
  SELECT "d"."c0", "d"."c1", "d"."c2", "d"."c3", "d"."c4"
  FROM "d0" AS d
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "day")
  SELECT "d"."a10", "d"."a8", "d"."a11"
  FROM unnest($6::uuid[], $7::uuid[], $8::date[]) AS d("a10", "a8", "a11")
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

-- call 14
-- session pool
WITH "w0" AS (
  INSERT INTO "public"."book" AS "t0" ("id", "added_at", "code", "owner", "title")
  SELECT "d"."a1", $1::timestamptz, "d"."a4", "d"."a5", "d"."a6"
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS d("a1", "a4", "a5", "a6")
  RETURNING "t0"."id"
), "w1" AS (
  INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member_uid", "day")
  SELECT "d"."a9", "d"."a7", "d"."a10", "d"."a11"
  FROM unnest($6::uuid[], $7::uuid[], $8::text[], $9::date[]) AS d("a9", "a7", "a10", "a11")
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w0"."id"), 'hex'))
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
