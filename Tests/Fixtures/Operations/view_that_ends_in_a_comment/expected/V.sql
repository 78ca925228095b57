-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN pg_typeof("t0"."shout") = 'pg_catalog.text'::regtype THEN "t0"."shout"::text ELSE to_json("t0"."shout") #>> '{}' END AS "shout"
      FROM (
        SELECT "t0"."shout"
        FROM (
          WITH v AS (
            SELECT id AS movie_id, upper(title) AS shout
            FROM movie
            WHERE title LIKE '%$1%' OR true -- all of them

          )
          SELECT r.*
          FROM (
            SELECT NULL::text AS "movie_id", NULL::text AS "shout"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "shout"
            FROM v
          ) AS r
        ) AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "titleds"
) AS r$;
