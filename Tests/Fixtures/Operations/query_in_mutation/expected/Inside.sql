-- SERIALIZABLE transaction, 1 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."copies" AS "copies"
      FROM "public"."book" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "book"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."book" AS "t0"
SET "copies" = 9
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 1 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."copies" AS "copies", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id", "t1"."note" AS "note"
          FROM (
            SELECT "t1"."id", "t1"."note"
            FROM "public"."loan" AS "t1"
            WHERE "t0"."id" = "t1"."book_id"
            ORDER BY "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "loans_on_book"
      FROM "public"."book" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "book"
) AS r$;
