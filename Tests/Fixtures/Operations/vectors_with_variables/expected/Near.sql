-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "distance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", CASE WHEN abs("t0"."v" <-> (ARRAY[$1::real, '0'::real, $2::real]::real[])::vector) < 'Infinity' THEN 0 + ("t0"."v" <-> (ARRAY[$1::real, '0'::real, $2::real]::real[])::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL AND "t0"."v" <-> (ARRAY[$1::real, '0'::real, $2::real]::real[])::vector < '100'::double precision
        ORDER BY "t0"."v" <-> (ARRAY[$1::real, '0'::real, $2::real]::real[])::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;
