-- READ COMMITTED transaction, 0 locked
WITH w AS (
  INSERT INTO "public"."account" AS "t0" ("id", "balance", "owner")
  VALUES ('x'::text, 1, 'x'::text), ('y'::text, 1, 'y'::text)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w"."id")
  FROM w
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w"."id"::text)
  FROM w
));
