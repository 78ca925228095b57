-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", 'Movie'::text AS "__typename", "t0"."genre" AS "kind"
      FROM (
        SELECT DISTINCT "t0"."genre"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."genre" DESC
        LIMIT 2
        OFFSET 1
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
