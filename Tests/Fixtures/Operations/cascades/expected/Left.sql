-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."review" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "reviews", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", "t1"."movie_id" AS "movieId"
      FROM (
        SELECT "t1"."id", "t1"."movie_id"
        FROM "public"."note" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "notes"
) AS r$;
