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
        WHERE "t0"."id" = ANY ($1::uuid[])
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "books"
) AS r$;
