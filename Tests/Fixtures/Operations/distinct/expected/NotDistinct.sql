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
        WHERE "t0"."title" = 'Dune'::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "off", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."title" AS "title"
      FROM (
        SELECT "t1"."title"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."title" = 'Dune'::text
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "null"
) AS r$;
