-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        WHERE ("t0"."director_id" = ANY (ARRAY(
          SELECT "t1"."id"
          FROM "public"."person" AS "t1"
          WHERE "t1"."id" = 'p'::text
        )) OR "t0"."producer_id" = ANY (ARRAY(
          SELECT "t2"."id"
          FROM "public"."person" AS "t2"
          WHERE "t2"."code" = ANY (ARRAY['B'::text]::text[])
        )))
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
