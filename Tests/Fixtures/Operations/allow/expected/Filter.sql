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
        WHERE ("t0"."title" = $1::text OR EXISTS (
          SELECT
          FROM "public"."shelf" AS "t1"
          WHERE "t1"."id" = "t0"."shelf_id" AND "t1"."code" = $2::text
        ))
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;

-- call 2
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
        WHERE NOT (((
          SELECT count(*)
          FROM "public"."loan" AS "t1"
          WHERE "t0"."id" = "t1"."book_id"
        ) >= $1::bigint))
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;

-- call 3
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
        WHERE EXISTS (
          SELECT
          FROM "public"."loan" AS "t1"
          WHERE "t0"."id" = "t1"."book_id" AND "t1"."note" IS NULL
        )
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;

-- call 8
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
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
