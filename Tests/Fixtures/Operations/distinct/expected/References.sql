-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", (
        SELECT r$
        FROM (
          SELECT "t2"."name" AS "name"
          FROM "public"."person" AS "t2"
          WHERE "t2"."id" = "t0"."director_id"
        ) AS r$
      ) AS "director"
      FROM (
        SELECT "t0"."director_id", "t0"."genre"
        FROM "public"."movie" AS "t0"
        WHERE "t0"."genre" <> 'COMEDY'::text
        GROUP BY "t0"."director_id", "t0"."genre"
        ORDER BY (
          SELECT "t1"."name"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."director_id"
        ), "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
