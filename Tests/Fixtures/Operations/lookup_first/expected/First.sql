-- call 1, 2
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
        WHERE "t0"."year" >= $1::integer
        ORDER BY "t0"."year" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "movie"
) AS r$;

-- call 3
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
        WHERE FALSE
        ORDER BY "t0"."year" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "movie"
) AS r$;
