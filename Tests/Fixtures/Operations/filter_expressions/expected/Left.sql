-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."name" AS "name"
      FROM (
        SELECT "t0"."id", "t0"."name"
        FROM "public"."user" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "users", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."owner" AS "owner", "t1"."mood"::text AS "mood", "t1"."note" AS "note"
      FROM (
        SELECT "t1"."owner", "t1"."mood", "t1"."note"
        FROM "public"."owned" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "owneds"
) AS r$;
