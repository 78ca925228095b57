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
        LEFT JOIN "public"."person" AS "t1" ON "t1"."id" = "t0"."owner_id"
        ORDER BY "t1"."name" DESC, "t1"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "first", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        LEFT JOIN "public"."thing" AS "t3" ON "t3"."id" = "t2"."parent_id"
        LEFT JOIN "public"."person" AS "t4" ON "t4"."id" = "t3"."owner_id"
        LEFT JOIN "public"."person" AS "t5" ON "t5"."id" = "t4"."manager_id"
        ORDER BY "t5"."id", "t2"."id" DESC
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "last"
) AS r$;
