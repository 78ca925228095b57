-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."team" AS "t0"
        LEFT JOIN "public"."team" AS "t1" ON "t1"."id" = "t0"."parent_id"
        LEFT JOIN "public"."team" AS "t2" ON "t2"."id" = "t1"."parent_id"
        ORDER BY "t2"."name" DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;
