-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."director_id" AS "directorId"
      FROM (
        SELECT "t0"."director_id"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."director_id"
        ORDER BY sum("t0"."year"), count("t0"."year") DESC, min("t0"."rating"), max("t0"."rating") DESC, (
          SELECT "t1"."name"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id"
        )
        LIMIT 3
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
