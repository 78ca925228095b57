-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = 'b'::text
    ) AS r$
  ) AS "movie"
) AS r$;
