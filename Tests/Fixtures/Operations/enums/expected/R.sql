-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."e"::text AS "e", "t0"."es"::text[] AS "es"
      FROM (
        SELECT "t0"."id", "t0"."e", "t0"."es"
        FROM "public"."t" AS "t0"
        WHERE ("t0"."e" = $1::"public"."e" AND ("t0"."es" @> $2::"public"."e"[] AND NOT ('B'::"public"."e" = ANY ("t0"."es"))))
        ORDER BY "t0"."e" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "tS"
) AS r$;
