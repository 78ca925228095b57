-- READ COMMITTED transaction, 0 locked
WITH "w0" AS (
  INSERT INTO "public"."account" AS "t0" ("id", "balance", "owner")
  VALUES ('x'::text, 1, 'x'::text), ('y'::text, 1, 'y'::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
