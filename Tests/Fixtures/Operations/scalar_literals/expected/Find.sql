-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        WHERE ("t0"."text" LIKE '%''; DROP%' AND "t0"."int" < (-4) AND "t0"."big" = 9223372036854775807 AND "t0"."float" <= '-1000'::double precision AND "t0"."uuid" = ANY (ARRAY['3fa85f6457174562b3fc2c963f66afa6'::uuid]::uuid[]) AND "t0"."day" >= '2024-02-29'::date AND "t0"."time" < '2024-01-01T08:00:00.100000Z'::timestamptz AND "t0"."any" = '{"a":"''","mood":"SAD","b":[1,2.5,{"c":null}]}'::jsonb)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
