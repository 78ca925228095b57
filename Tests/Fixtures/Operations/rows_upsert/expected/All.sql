-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(uuid_send("t0"."id"), 'hex') AS "id", "t0"."title" AS "title", "t0"."pages" AS "pages", "t0"."note" AS "note", "t0"."tags" AS "tags", "t0"."code" AS "code", CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT encode(uuid_send("t1"."id"), 'hex') AS "id", "t1"."note" AS "note", "t1"."day" AS "day"
          FROM (
            SELECT "t1"."id", "t1"."day", "t1"."note"
            FROM "public"."loan" AS "t1"
            WHERE "t0"."id" = "t1"."book_id"
            ORDER BY "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "loans_on_book", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."text" AS "text"
          FROM (
            SELECT "t2"."text"
            FROM "public"."label" AS "t2"
            WHERE "t0"."code" = "t2"."book_code"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "labels_on_book"
      FROM (
        SELECT "t0"."id", "t0"."at", "t0"."code", "t0"."note", "t0"."pages", "t0"."tags", "t0"."title"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
