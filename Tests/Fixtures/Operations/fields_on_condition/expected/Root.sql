-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'a'::text
    ) AS r$
  ) AS "movie"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
