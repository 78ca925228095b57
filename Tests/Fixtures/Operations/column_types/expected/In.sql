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
        WHERE ("t0"."code" = ANY (ARRAY['abcd'::text,'xy'::text]::text[]) AND "t0"."small" = ANY (ARRAY[2,3]::integer[]) AND "t0"."price" = ANY (ARRAY['1.5'::numeric]::numeric[]) AND "t0"."big" <> ALL (ARRAY[9]::numeric[]))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
