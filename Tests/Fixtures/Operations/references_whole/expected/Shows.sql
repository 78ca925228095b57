-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."hall_house" AS "hallHouse", "t0"."hall_number" AS "hallNumber", "t0"."after_id" AS "afterId"
      FROM (
        SELECT "t0"."id", "t0"."after_id", "t0"."hall_house", "t0"."hall_number"
        FROM "public"."show" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "shows"
) AS r$;
