-- SERIALIZABLE transaction, 1 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."note" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "note"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
INSERT INTO "public"."note" AS "t0" ("id")
VALUES ($1::text)
ON CONFLICT ("id")
DO UPDATE SET "id" = excluded."id"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
DELETE FROM "public"."note" AS "t0"
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
