-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."thing_tag" AS "t2"
            JOIN "public"."tag" AS "t1" ON "t1"."id" = "t2"."tag_id"
            LEFT JOIN "public"."tag" AS "t3" ON "t3"."id" = "t2"."tag_id"
            LEFT JOIN "public"."person" AS "t4" ON "t4"."id" = "t3"."keeper_id"
            WHERE "t0"."id" = "t2"."thing_id"
            ORDER BY "t4"."name"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "byFar", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t5"."id" AS "id"
          FROM (
            SELECT "t5"."id"
            FROM "public"."thing_tag" AS "t6"
            JOIN "public"."tag" AS "t5" ON "t5"."id" = "t6"."tag_id"
            LEFT JOIN "public"."person" AS "t7" ON "t7"."id" = "t6"."by_id"
            LEFT JOIN "public"."tag" AS "t8" ON "t8"."id" = "t6"."tag_id"
            WHERE "t0"."id" = "t6"."thing_id"
            ORDER BY "t7"."age" DESC, "t8"."rank"
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "byJoin"
      FROM "public"."thing" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "thing"
) AS r$;
