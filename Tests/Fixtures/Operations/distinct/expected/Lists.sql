-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."word" AS "word"
          FROM (
            SELECT "t1"."word"
            FROM "public"."tag" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "tags_on_movie"
      FROM (
        SELECT DISTINCT "t0"."id", "t0"."genre"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
