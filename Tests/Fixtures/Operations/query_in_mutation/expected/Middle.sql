-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."copies" AS "copies"
      FROM "public"."book" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "book", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", "t1"."member" AS "member"
      FROM (
        SELECT "t1"."id", "t1"."member"
        FROM "public"."loan" AS "t1"
        WHERE "t1"."book_id" = $1::text
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "loans"
) AS r$;
-- session pool
UPDATE "public"."book" AS "t0"
SET "copies" = 7
WHERE "t0"."id" = $1::text
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
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
