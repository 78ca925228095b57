-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."team" AS "t0"
        ORDER BY (
          SELECT (
            SELECT "t2"."name"
            FROM "public"."team" AS "t2"
            WHERE "t2"."id" = "t1"."parent_id"
          )
          FROM "public"."team" AS "t1"
          WHERE "t1"."id" = "t0"."parent_id"
        ) DESC, "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;
