-- session pool
WITH "d0" AS MATERIALIZED (
  SELECT "d"."a0" AS "c0", "d"."n"
  FROM unnest($1::real[]) WITH ORDINALITY AS d("a0", n)
  ORDER BY "c0", "d"."n"
), "w0" AS (
  INSERT INTO "public"."price" AS "t0" ("amount")
  SELECT "d"."c0"
  FROM "d0" AS d
  RETURNING "t0"."amount"
), "w1" AS (
  INSERT INTO "public"."offer" AS "t0" ("id", "price_amount", "text")
  SELECT "d"."a2", "r"."amount", "d"."a3"
  FROM unnest($2::uuid[], $3::text[], $4::bigint[]) WITH ORDINALITY AS d("a2", "a3", "a4", n)
  JOIN "d0" AS p ON p.n = "d"."a4"
  JOIN "w0" AS r ON "r"."amount" = "p"."c0"
  ORDER BY d.n
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT w.k
  FROM (
    SELECT json_build_object('amount', CASE WHEN abs("w0"."amount") < 'Infinity' THEN "w0"."amount" END) AS k, row_number() OVER () AS s
    FROM "w0"
  ) AS w
  JOIN (
    SELECT d.n, row_number() OVER () AS s
    FROM "d0" AS d
  ) AS d ON d.s = w.s
  ORDER BY d.n
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."amount"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
));
