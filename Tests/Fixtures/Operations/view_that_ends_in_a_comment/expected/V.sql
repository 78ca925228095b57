-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."shout" AS "shout"
      FROM (
        SELECT "t0"."shout"
        FROM (
          SELECT id AS movie_id, upper(title) AS shout
          FROM movie
          WHERE title LIKE '%$1%' OR true -- all of them

        ) AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "titleds"
) AS r$;
