-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t0"."owner_id"
        WHERE EXISTS (
          SELECT
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."owner_id" AND "t1"."name" = $1::text
        )
        ORDER BY "t2"."age"
        LIMIT 100
        OFFSET 1
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
