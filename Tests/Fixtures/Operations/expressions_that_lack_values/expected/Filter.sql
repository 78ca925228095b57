-- call 3
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."note" AS "t0"
        WHERE "t0"."text" = $1::text
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "notes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."note" AS "t1"
        WHERE "t1"."text" = $2::text
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "all"
) AS r$;
