-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."parent_id" AS "parentId", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."parent_id", count(*) AS "a$0"
        FROM "public"."thing" AS "t0"
        GROUP BY "t0"."parent_id"
        ORDER BY (
          SELECT (
            SELECT "t2"."name"
            FROM "public"."person" AS "t2"
            WHERE "t2"."id" = "t1"."owner_id"
          )
          FROM "public"."thing" AS "t1"
          WHERE "t1"."id" = "t0"."parent_id"
        ), (
          SELECT "t3"."made"
          FROM "public"."thing" AS "t3"
          WHERE "t3"."id" = "t0"."parent_id"
        ) DESC, count(*)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
