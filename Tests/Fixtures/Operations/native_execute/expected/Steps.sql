-- SERIALIZABLE transaction, 1 locked
WITH "r$" AS (
INSERT INTO "public"."movie" (id, title) VALUES (9, 'Nine') RETURNING id, title
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
-- SERIALIZABLE transaction, 1 locked
UPDATE ONLY movie
SET year = $1
WHERE title = $2;
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."movie" AS "t0"
SET "title" = 'Ten'::text
WHERE "t0"."id" = 9
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
WITH "r$" AS (
DELETE FROM movie WHERE id = 9 RETURNING title, year
)
SELECT (
  SELECT row_to_json("r$".*)
  FROM "r$"
  LIMIT 1
), pg_current_xact_id()::text;
