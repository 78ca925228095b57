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
        LEFT JOIN "public"."person" AS "t2" ON "t2"."id" = "t1"."manager_id"
        ORDER BY "t1"."name", "t1"."age" DESC, "t2"."name", "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
