-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
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
          WHERE "t1"."id" = "t0"."owner_id" AND "t1"."id" IS NOT NULL
        )
        ORDER BY "t2"."age" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "thing"
) AS r$;
