-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."director_id" AS "directorId"
      FROM (
        SELECT "t0"."id", "t0"."director_id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."director_id" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
