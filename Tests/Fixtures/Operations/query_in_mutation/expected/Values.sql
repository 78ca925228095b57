-- call 1
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."copies" AS "copies", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."member" AS "member"
          FROM (
            SELECT "t1"."member"
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
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."book" AS "t0"
        WHERE "t0"."title" = $1::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
-- SERIALIZABLE transaction, 2 locked
INSERT INTO "public"."loan" AS "t0" ("id", "book_id", "member", "note")
VALUES ($1::integer, $2::text, $3::text, $4::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
UPDATE "public"."book" AS "t0"
SET "copies" = $1::integer
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."book_id" AS "bookId", "t0"."member" AS "member", "t0"."note" AS "note"
      FROM "public"."loan" AS "t0"
      WHERE "t0"."id" = $1::integer
    ) AS r$
  ) AS "loan"
) AS r$;

-- call 2
-- SERIALIZABLE transaction, 2 locked
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."copies" AS "copies", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."member" AS "member"
          FROM (
            SELECT "t1"."member"
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
-- SERIALIZABLE transaction, 2 locked
ROLLBACK;
