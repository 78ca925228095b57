-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."pages" AS "pages", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."note" AS "note"
          FROM (
            SELECT "t1"."note"
            FROM "public"."loan" AS "t1"
            WHERE "t0"."id" = "t1"."book_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "loans_on_book"
      FROM (
        SELECT "t0"."id", "t0"."pages", "t0"."title"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
