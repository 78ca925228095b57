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
        WHERE (('SAD'::"public"."mood" = ANY ("t0"."moods")) AND ('{"a":1}'::jsonb = ANY ("t0"."anys")) AND "t0"."bigs" @> ARRAY[5]::bigint[] AND NOT (7 = ANY ("t0"."ints")))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
