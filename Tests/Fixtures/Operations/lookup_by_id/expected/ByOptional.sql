-- call 1
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "movie"
) AS r$;

-- call 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE FALSE
    ) AS r$
  ) AS "movie"
) AS r$;
