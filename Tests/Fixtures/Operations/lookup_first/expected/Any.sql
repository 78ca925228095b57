-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."id" = $1::text
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "movie"
) AS r$;
