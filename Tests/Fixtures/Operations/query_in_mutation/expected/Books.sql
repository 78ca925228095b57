-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."copies" AS "copies"
      FROM (
        SELECT "t0"."id", "t0"."copies"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", "t1"."book_id" AS "bookId", "t1"."member" AS "member", "t1"."note" AS "note"
      FROM (
        SELECT "t1"."id", "t1"."book_id", "t1"."member", "t1"."note"
        FROM "public"."loan" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "loans"
) AS r$;
