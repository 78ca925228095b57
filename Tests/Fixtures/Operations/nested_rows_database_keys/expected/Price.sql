-- session pool
WITH "w0" AS (
  INSERT INTO "public"."price" AS "t0" ("amount")
  VALUES ('1.1'::real)
  RETURNING "t0"."amount"
), "w1" AS (
  INSERT INTO "public"."offer" AS "t0" ("id", "price_amount", "text")
  VALUES ($1::uuid, (
    SELECT "w0"."amount"
    FROM "w0"
  ), 'rounded'::text)
  RETURNING "t0"."id"
)
SELECT json_build_object('amount', CASE WHEN abs("w0"."amount") < 'Infinity' THEN "w0"."amount" END), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."amount"::text)
  FROM "w0"
)), array_to_json(ARRAY(
  SELECT json_build_array(encode(uuid_send("w1"."id"), 'hex'))
  FROM "w1"
))
FROM "w0";
