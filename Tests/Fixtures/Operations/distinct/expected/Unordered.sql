-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", "t0"."genre" AS "genre"
      FROM (
        SELECT DISTINCT "t0"."genre", "t0"."title"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."genre" = 'DRAMA'::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
