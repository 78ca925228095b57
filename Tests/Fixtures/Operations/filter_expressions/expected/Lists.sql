-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."row" AS "t0"
        WHERE ($1::date = ANY ("t0"."days"))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "days", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."row" AS "t1"
        WHERE NOT ($1::date = ANY ("t1"."days"))
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "noDays", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."row" AS "t2"
        WHERE ($2::timestamptz = ANY ("t2"."times"))
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "times", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."row" AS "t3"
        WHERE NOT ($2::timestamptz = ANY ("t3"."times"))
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "noTimes"
) AS r$;
