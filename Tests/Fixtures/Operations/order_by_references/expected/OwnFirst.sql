-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t2"."name" AS "name"
          FROM "public"."person" AS "t2"
          WHERE "t2"."id" = "t0"."owner_id"
        ) AS r$
      ) AS "owner"
      FROM (
        SELECT "t0"."id", "t0"."owner_id"
        FROM "public"."thing" AS "t0"
        LEFT JOIN "public"."person" AS "t1" ON "t1"."id" = "t0"."owner_id"
        ORDER BY "t0"."made", "t1"."name"
        LIMIT 3
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
