-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."title" AS "title", "t0"."year" AS "year", "t0"."note" AS "note"
      FROM (
        SELECT "t0"."id", "t0"."note", "t0"."title", "t0"."year"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
