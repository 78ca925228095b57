-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name"
      FROM "public"."user" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "user", (
    SELECT r$
    FROM (
      SELECT "t1"."note" AS "note"
      FROM "public"."owned" AS "t1"
      WHERE "t1"."owner" = $1::text AND "t1"."mood" = $2::"public"."mood"
    ) AS r$
  ) AS "owned", (
    SELECT r$
    FROM (
      SELECT "t2"."note" AS "note"
      FROM (
        SELECT "t2"."note"
        FROM "public"."owned" AS "t2"
        WHERE "t2"."owner" = $1::text
        LIMIT 1
      ) AS "t2"
    ) AS r$
  ) AS "mine"
) AS r$;
