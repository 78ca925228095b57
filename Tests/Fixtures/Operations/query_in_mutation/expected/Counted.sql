-- call 1
-- SERIALIZABLE transaction, 1 locked
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count", "t0"."a$1" AS "id_max"
      FROM (
        SELECT count(*) AS "a$0", max("t0"."id") AS "a$1"
        FROM "public"."loan" AS "t0"
        WHERE "t0"."book_id" = $1::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans", (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."member" AS "member", "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT "t2"."member", count(*) AS "a$0"
            FROM "public"."loan" AS "t2"
            WHERE "t1"."id" = "t2"."book_id"
            GROUP BY "t2"."member"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "loans_on_book"
      FROM "public"."book" AS "t1"
      WHERE "t1"."id" = $1::text
    ) AS r$
  ) AS "book"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
UPDATE "public"."book" AS "t0"
SET "copies" = $1::integer
WHERE "t0"."id" = $2::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
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

-- call 2
-- SERIALIZABLE transaction, 1 locked
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count", "t0"."a$1" AS "id_max"
      FROM (
        SELECT count(*) AS "a$0", max("t0"."id") AS "a$1"
        FROM "public"."loan" AS "t0"
        WHERE "t0"."book_id" = $1::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans", (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."member" AS "member", "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT "t2"."member", count(*) AS "a$0"
            FROM "public"."loan" AS "t2"
            WHERE "t1"."id" = "t2"."book_id"
            GROUP BY "t2"."member"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "loans_on_book"
      FROM "public"."book" AS "t1"
      WHERE "t1"."id" = $1::text
    ) AS r$
  ) AS "book"
) AS r$;
-- SERIALIZABLE transaction, 1 locked
ROLLBACK;
