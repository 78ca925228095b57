-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."doc"::text AS "doc"
      FROM (
        SELECT "t0"."id", "t0"."doc"
        FROM "public"."thing" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."doc"::text AS "doc"
      FROM (
        SELECT "t1"."doc"
        FROM "public"."thing" AS "t1"
        WHERE ("t1"."doc" = '{"k":1}'::jsonb AND "t1"."doc"::text LIKE '%k%')
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "found"
) AS r$;
