-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."tags" AS "tags", (
        SELECT r$
        FROM (
          SELECT "t1"."title" AS "title"
          FROM "public"."book" AS "t1"
          WHERE "t1"."id" = "t0"."sequel_of_id"
        ) AS r$
      ) AS "sequelOf", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."position" AS "position", (
            SELECT r$
            FROM (
              SELECT "t3"."pen_name" AS "penName"
              FROM "public"."author" AS "t3"
              WHERE "t3"."id" = "t2"."author_id"
            ) AS r$
          ) AS "author"
          FROM (
            SELECT "t2"."author_id", "t2"."position"
            FROM "public"."book_author" AS "t2"
            WHERE "t0"."id" = "t2"."book_id"
            ORDER BY "t2"."position"
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "bookAuthors_on_book", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t4"."state"::text AS "state", CASE WHEN "t4"."due_at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t4"."due_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t4"."due_at" AT TIME ZONE 'UTC')::text END AS "dueAt", "t4"."member_uid" AS "memberUid"
          FROM (
            SELECT "t4"."member_uid", "t4"."due_at", "t4"."state"
            FROM "public"."loan" AS "t4"
            WHERE "t0"."id" = "t4"."book_id"
            ORDER BY "t4"."state", "t4"."due_at"
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "loans_on_book"
      FROM (
        SELECT "t0"."id", "t0"."sequel_of_id", "t0"."tags", "t0"."title"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
