-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "one", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."movie" AS "t2"
        WHERE "t2"."id" = 'x'::text
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "none", 'Query'::text AS "__typename"
) AS r$;
