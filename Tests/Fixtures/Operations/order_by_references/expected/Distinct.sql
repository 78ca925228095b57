-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."owner_id" AS "ownerId"
      FROM (
        SELECT "t0"."owner_id"
        FROM "public"."thing" AS "t0"
        GROUP BY "t0"."owner_id"
        ORDER BY (
          SELECT "t1"."age"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = "t0"."owner_id"
        )
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
