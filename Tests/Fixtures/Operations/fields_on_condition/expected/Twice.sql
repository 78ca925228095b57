-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
