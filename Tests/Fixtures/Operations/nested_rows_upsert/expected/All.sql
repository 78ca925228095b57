-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(uuid_send("t0"."id"), 'hex') AS "id", "t0"."title" AS "title", "t0"."pages" AS "pages", "t0"."note" AS "note", "t0"."code" AS "code", (
        SELECT r$
        FROM (
          SELECT "t1"."colour" AS "colour", "t1"."price" AS "price"
          FROM "public"."cover" AS "t1"
          WHERE "t0"."id" = "t1"."book_id"
        ) AS r$
      ) AS "cover_on_book", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."note" AS "note", "t2"."day" AS "day"
          FROM (
            SELECT "t2"."day", "t2"."note"
            FROM "public"."loan" AS "t2"
            WHERE "t0"."id" = "t2"."book_id"
            ORDER BY "t2"."id"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "loans_on_book", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."text" AS "text"
          FROM (
            SELECT "t3"."text"
            FROM "public"."label" AS "t3"
            WHERE "t0"."code" = "t3"."book_code"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "labels_on_book"
      FROM (
        SELECT "t0"."id", "t0"."code", "t0"."note", "t0"."pages", "t0"."title"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
