-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."hall_house" AS "hallHouse", "t0"."hall_number" AS "hallNumber", CASE WHEN "t0"."hall_house" IS NOT NULL AND "t0"."hall_number" IS NOT NULL THEN (
        SELECT r$
        FROM (
          SELECT "t0"."hall_number" AS "number"
        ) AS r$
      ) END AS "hall", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."guest" AS "guest"
          FROM (
            SELECT "t1"."guest"
            FROM "public"."visit" AS "t1"
            WHERE "t0"."id" = "t1"."show_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "visits_on_show"
      FROM (
        SELECT "t0"."id", "t0"."hall_house", "t0"."hall_number"
        FROM "public"."show" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "shows"
) AS r$;
