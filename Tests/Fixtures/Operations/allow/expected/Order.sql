-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."book" AS "t0"
        LEFT JOIN "public"."shelf" AS "t1" ON "t1"."id" = "t0"."shelf_id"
        ORDER BY "t1"."code" DESC, "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
