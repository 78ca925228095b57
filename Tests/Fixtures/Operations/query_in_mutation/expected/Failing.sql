-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "copies", "title")
VALUES ('a'::text, 1, 'x'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
WITH o AS (
  SELECT
  FROM "public"."book" AS "t0"
  ORDER BY "t0"."id"
  FOR NO KEY UPDATE
)
UPDATE "public"."book" AS "t0"
SET "copies" = 3
WHERE (
  SELECT count(*)
  FROM o
) >= 0;
-- session pool
INSERT INTO "public"."book" AS "t0" ("id", "copies", "title")
VALUES ('n'::text, $1::integer, 'New'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."copies" AS "copies"
      FROM "public"."book" AS "t0"
      WHERE "t0"."id" = 'n'::text
    ) AS r$
  ) AS "book"
) AS r$;
