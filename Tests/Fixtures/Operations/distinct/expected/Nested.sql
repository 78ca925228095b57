-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."word" AS "word"
          FROM (
            SELECT DISTINCT "t1"."word"
            FROM "public"."tag" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            ORDER BY "t1"."word" DESC
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "tags_on_movie", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."extra" AS "extra"
          FROM (
            SELECT DISTINCT "t2"."extra"
            FROM "public"."tag" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id" AND "t2"."word" = 'dark'::text
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "unordered"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 3
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
