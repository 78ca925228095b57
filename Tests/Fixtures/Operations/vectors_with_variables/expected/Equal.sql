-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" = (ARRAY['1'::real, $1::real, '3'::real]::real[])::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."v" = ANY (ARRAY[(ARRAY['1'::real, $1::real, '3'::real]::real[])::vector, (ARRAY['0'::real, $1::real, '0'::real]::real[])::vector]::vector[])
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "ins"
) AS r$;
