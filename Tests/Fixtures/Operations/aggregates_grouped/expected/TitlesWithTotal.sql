-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM (
        SELECT "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 2
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "total"
) AS r$;
