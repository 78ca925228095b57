-- session pool
WITH "w0" AS (
  INSERT INTO "public"."task" AS "t0" ("id", "day", "due", "made")
  VALUES (2, DEFAULT, (($1::timestamptz AT TIME ZONE 'UTC' + '00:00:01'::interval) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval) AT TIME ZONE 'UTC', $1::timestamptz), (3, NULL, NULL, $1::timestamptz), (4, DEFAULT, $2::timestamptz, $1::timestamptz)
  RETURNING "t0"."id"
)
SELECT array_to_json(ARRAY(
  SELECT json_build_object('id', "w0"."id")
  FROM "w0"
)), pg_current_xact_id()::text, array_to_json(ARRAY(
  SELECT json_build_array("w0"."id"::text)
  FROM "w0"
));
