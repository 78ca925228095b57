-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."tags" AS "tags", "t0"."years" AS "years", "t0"."genres"::text[] AS "genres", "t0"."genre"::text AS "genre", "t0"."extra" AS "extra", "t0"."more" AS "more", CASE WHEN abs("t0"."price") < 'Infinity' THEN "t0"."price" END AS "price", "t0"."code" AS "code", CASE WHEN "t0"."added_at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."added_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."added_at" AT TIME ZONE 'UTC')::text END AS "addedAt", "t0"."shelf" AS "shelf", "t0"."number" AS "number", "t0"."owner" AS "owner", (
        SELECT r$
        FROM (
          SELECT "t1"."title" AS "title"
          FROM "public"."book" AS "t1"
          WHERE "t1"."id" = "t0"."sequel_of_id"
        ) AS r$
      ) AS "sequelOf", (
        SELECT r$
        FROM (
          SELECT "t2"."colour" AS "colour"
          FROM "public"."cover" AS "t2"
          WHERE "t0"."id" = "t2"."book_id"
        ) AS r$
      ) AS "cover_on_book", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."member_uid" AS "memberUid", "t3"."day" AS "day", "t3"."note" AS "note", array_to_json(ARRAY(
            SELECT r$
            FROM (
              SELECT "t4"."cents"::text AS "cents"
              FROM (
                SELECT "t4"."cents"
                FROM "public"."fine" AS "t4"
                WHERE "t3"."id" = "t4"."loan_id"
                ORDER BY "t4"."cents"
                LIMIT 100
              ) AS "t4"
            ) AS r$
          )) AS "fines_on_loan"
          FROM (
            SELECT "t3"."id", "t3"."member_uid", "t3"."day", "t3"."note"
            FROM "public"."loan" AS "t3"
            WHERE "t0"."id" = "t3"."book_id"
            ORDER BY "t3"."day"
            LIMIT 100
          ) AS "t3"
        ) AS r$
      )) AS "loans_on_book"
      FROM (
        SELECT "t0"."id", "t0"."sequel_of_id", "t0"."added_at", "t0"."code", "t0"."extra", "t0"."genre", "t0"."genres", "t0"."more", "t0"."number", "t0"."owner", "t0"."price", "t0"."shelf", "t0"."tags", "t0"."title", "t0"."years"
        FROM "public"."book" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
