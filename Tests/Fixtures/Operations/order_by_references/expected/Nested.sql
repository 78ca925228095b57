-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."thing" AS "t1"
            LEFT JOIN "public"."thing" AS "t2" ON "t2"."id" = "t1"."parent_id"
            WHERE "t0"."id" = "t1"."owner_id"
            ORDER BY "t2"."title", "t1"."id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "things_on_owner"
      FROM (
        SELECT "t0"."id"
        FROM "public"."person" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "people"
) AS r$;
