-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", "t0"."secret" AS "secret"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = 't'::text
    ) AS r$
  ) AS "team", (
    SELECT r$
    FROM (
      SELECT "t1"."name" AS "name", "t1"."secret" AS "secret"
      FROM "public"."team" AS "t1"
      WHERE "t1"."id" = 'u'::text
    ) AS r$
  ) AS "other"
) AS r$;
