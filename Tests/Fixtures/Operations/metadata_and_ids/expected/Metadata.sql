-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", NULL AS "_metadata", CASE WHEN "t0"."director_name" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT NULL AS "_metadata"
        ) AS r$
      ) END AS "director"
      FROM (
        SELECT "t0"."director_name", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."title"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."n" AS "n", NULL AS "_metadata"
      FROM (
        SELECT "t1"."n"
        FROM (
          WITH v AS (
            SELECT count(*) AS n
            FROM movie
          )
          SELECT r.*
          FROM (
            SELECT NULL::integer AS "n"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "n"
            FROM v
          ) AS r
        ) AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "statss"
) AS r$;
