-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "whole", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        WHERE FALSE
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "like", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."movie" AS "t2"
        WHERE ("t2"."title" >= 'Al' AND "t2"."title" < 'Am' AND "t2"."title" LIKE 'Al%'::text)
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "flags"
) AS r$;
