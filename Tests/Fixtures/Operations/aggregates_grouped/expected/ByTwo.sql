-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", 'Movie'::text AS "__typename", "t0"."genre" AS "genre", "t0"."a$0" AS "oldest", "t0"."a$1" AS "newest", "t0"."a$0" AS "year_min", "t0"."a$2"::integer AS "_count", "t0"."a$2"::integer AS "all"
      FROM (
        SELECT "t0"."genre", "t0"."title", min("t0"."year") AS "a$0", max("t0"."year") AS "a$1", count(*) AS "a$2"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre", "t0"."title"
        ORDER BY "t0"."genre", "t0"."title" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
