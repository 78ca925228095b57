-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."hall" AS "hall", CASE WHEN abs("t0"."row") < 'Infinity' THEN "t0"."row" END AS "row", CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", "t0"."note" AS "note", "t0"."price" AS "price"
      FROM (
        SELECT "t0"."hall", "t0"."row", "t0"."at", "t0"."note", "t0"."price"
        FROM "public"."seat" AS "t0"
        ORDER BY "t0"."row"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "seats", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."uid" AS "uid", "t1"."name" AS "name", "t1"."age" AS "age"
      FROM (
        SELECT "t1"."uid", "t1"."age", "t1"."name"
        FROM "public"."person" AS "t1"
        ORDER BY "t1"."uid"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "people"
) AS r$;
